import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Site } from '@/lib/page/site.ts';
import { AppShell } from '@/app/shell/app-shell.tsx';

export interface RouterContext {
  queryClient: QueryClient;
  site: Site;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: 'Wayfare: jobs in tourism and hospitality' }] }),
  component: Root,
});

function Root() {
  const router = useRouter();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    // From here on the routes' own head tags speak; the server's would contradict them after a navigation.
    for (const node of document.head.querySelectorAll('[data-server-head]')) node.remove();
    // What the server alone can say of this page holds until it is left.
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) for (const node of document.head.querySelectorAll('[data-server-page]')) node.remove();
    });
  }, [router, isHydrated]);
  return (
    <>
      {/* The server writes the head itself, and hydration would adopt its tags. */}
      {isHydrated ? <HeadContent /> : null}
      <AppShell>
        <Outlet />
      </AppShell>
    </>
  );
}
