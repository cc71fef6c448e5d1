import type { QueryClient } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './app/pages/error-page.tsx';
import { isMissingCode } from './app/recovery/missing-code.ts';
import { renew } from './app/recovery/renew.ts';
import { Spinner } from './components/spinner.tsx';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import { routeTree } from './routeTree.gen.ts';

/** Creates the router over the routes of this application. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    ...(history ? { history } : {}),
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // What is fresh is for the query cache to decide.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 250,
    defaultPendingComponent: Spinner,
    // A page that says that code is missing cannot be missing itself.
    defaultErrorComponent: ErrorPage,
    defaultOnCatch: (error) => {
      if (isMissingCode(error)) void renew();
    },
    defaultNotFoundComponent: lazyRouteComponent(() => import('./app/pages/not-found-page.tsx')),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
