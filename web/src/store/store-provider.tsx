import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { appStore, emptyState } from './store.ts';

/** Provides the Redux store; loaded only with screens that need it. */
export function StoreProvider({ children }: { children: ReactNode }) {
  return (
    <Provider store={appStore} serverState={emptyState}>
      {children}
    </Provider>
  );
}
