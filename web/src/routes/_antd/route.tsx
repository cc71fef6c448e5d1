import { createFileRoute, Outlet } from '@tanstack/react-router';
import { StoreProvider } from '@/store/store-provider.tsx';
import { AntdProvider } from '@/theme/antd-provider.tsx';

/** The layout of all screens that the browser draws: Ant Design's theme, and the store. */
export const Route = createFileRoute('/_antd')({ component: Layout });

function Layout() {
  return (
    <StoreProvider>
      <AntdProvider>
        <Outlet />
      </AntdProvider>
    </StoreProvider>
  );
}
