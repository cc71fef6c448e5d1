import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { localStore } from '@/lib/browser.ts';
import { jobDraftReducer } from './job-draft.ts';
import { loadState, saveChanges } from './persistence.ts';
import { viewSettingsReducer } from './view-settings.ts';

/** Creates the store of client-owned state and keeps it in the given storage. */
export function createStore(storage: Storage) {
  const store = configureStore({
    reducer: {
      jobDraft: jobDraftReducer,
      viewSettings: viewSettingsReducer,
    },
    preloadedState: loadState(storage),
  });
  let before = store.getState();
  store.subscribe(() => {
    const after = store.getState();
    saveChanges(storage, before, after);
    before = after;
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
type AppState = ReturnType<AppStore['getState']>;

/** The store of this tab. */
export const appStore = createStore(localStore);

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<AppState>();
