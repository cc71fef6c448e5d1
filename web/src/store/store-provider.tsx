import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { appStore, emptyState } from './store.ts';

/** Gives the screens below it the Redux store, which is loaded with the first screen that needs it. */
export function StoreProvider({ children }: { children: ReactNode }) {
  return (
    <Provider store={appStore} serverState={emptyState}>
      {children}
    </Provider>
  );
}
