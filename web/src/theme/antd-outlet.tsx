import { Outlet } from '@tanstack/react-router';
import { AntdProvider } from './antd-provider.tsx';

/** A layout for routes whose screens are built from Ant Design. */
export function AntdOutlet() {
  return (
    <AntdProvider>
      <Outlet />
    </AntdProvider>
  );
}
