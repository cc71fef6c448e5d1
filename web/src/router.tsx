import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './app/pages/error-page.tsx';
import { isMissingCode } from './app/recovery/missing-code.ts';
import { renew } from './app/recovery/renew.ts';
import { Spinner } from './components/spinner.tsx';
import { parseSearch, stringifySearch } from './lib/search-params.ts';
import type { RouterContext } from './routes/__root.tsx';
import { routeTree } from './routeTree.gen.ts';

/** Creates the router over the routes of this application; with a history of its own where there is no browser. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    // Without a browser there is nothing to scroll, and an inline script would be written for it.
    scrollRestoration: history === undefined,
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
