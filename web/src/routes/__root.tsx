import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Site } from '@/lib/page/site.ts';
import { AppShell } from '@/shell/app-shell.tsx';
import { t } from '@/lib/language/t.ts';

export interface RouterContext {
  queryClient: QueryClient;
  site: Site;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: t('Wayfare: jobs in tourism and hospitality') }] }),
  component: Root,
});

function Root() {
  const router = useRouter();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    // The routes render their own head tags now; after a navigation, those of the server would be wrong.
    for (const node of document.head.querySelectorAll('[data-server-head]')) node.remove();
    // Tags that only the server can render stay until the user leaves the page.
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) for (const node of document.head.querySelectorAll('[data-server-page]')) node.remove();
    });
  }, [router, isHydrated]);
  return (
    <>
      {/* Not before hydration, which would take over the tags of the server. */}
      {isHydrated ? <HeadContent /> : null}
      <AppShell>
        <Outlet />
      </AppShell>
    </>
  );
}
