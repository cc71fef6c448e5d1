import { Outlet } from '@tanstack/react-router';
import { StoreProvider } from './store-provider.tsx';

/** The layout of routes whose screens use the store. */
export function StoreLayout() {
  return (
    <StoreProvider>
      <Outlet />
    </StoreProvider>
  );
}
