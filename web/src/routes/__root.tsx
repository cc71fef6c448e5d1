import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppShell } from '../app/shell/app-shell.tsx';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: 'Wayfare: jobs in tourism and hospitality' }] }),
  component: Root,
});

function Root() {
  useEffect(() => {
    // From here on the routes' own head tags speak; the server's would contradict them after a navigation.
    for (const node of document.head.querySelectorAll('[data-server-head]')) node.remove();
  }, []);
  return (
    <>
      <HeadContent />
      <AppShell>
        <Outlet />
      </AppShell>
    </>
  );
}
