import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AntdProvider } from '@/theme/antd-provider.tsx';

/** The layout of all screens that are built from Ant Design. */
export const Route = createFileRoute('/_antd')({ component: Themed });

function Themed() {
  return (
    <AntdProvider>
      <Outlet />
    </AntdProvider>
  );
}
