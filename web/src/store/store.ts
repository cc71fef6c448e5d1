import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { localStore, tabStore } from '@/lib/browser/browser.ts';
import { jobDraftReducer } from './job-draft.ts';
import { notesDraftsReducer } from './notes-drafts.ts';
import { onPersonChange } from '@/lib/browser/person.ts';
import { loadState, saveChanges, type Storages } from './persistence.ts';
import { personChanged } from './person-changed.ts';
import { unsentMessagesReducer } from './unsent-messages.ts';
import { viewSettingsReducer } from './view-settings.ts';

const reducer = combineReducers({
  jobDraft: jobDraftReducer,
  viewSettings: viewSettingsReducer,
  notesDrafts: notesDraftsReducer,
  unsentMessages: unsentMessagesReducer,
});

type AppState = ReturnType<typeof reducer>;

/** The state without stored values, for rendering on the server. */
export const emptyState = reducer(undefined, { type: 'none' });

/** Creates the store of client state, which is saved in the given storages. */
export function createStore(storages: Storages) {
  const persistence = createListenerMiddleware<AppState>();
  persistence.startListening({
    predicate: (_action, after, before) => after !== before,
    effect: (_action, { getState, getOriginalState }) => saveChanges(storages, getOriginalState(), getState()),
  });
  return configureStore({
    reducer,
    preloadedState: loadState(storages),
    middleware: (defaults) => defaults().prepend(persistence.middleware),
  });
}

/** The store of this tab. */
export const appStore = createStore({ local: localStore, tab: tabStore });
onPersonChange(() => void appStore.dispatch(personChanged()));

type AppStore = typeof appStore;

/** An action that reads the state before it dispatches. */
export type AppThunk<Result = void> = ThunkAction<Result, AppState, undefined, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<AppState>();
