import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '@/app/pages/error-page.tsx';
import { isMissingCode } from '@/app/recovery/missing-code.ts';
import { renew } from '@/app/recovery/renew.ts';
import { Spinner } from '@/public/marks/spinner.tsx';
import { parseSearch, stringifySearch } from '@/lib/page/search-params.ts';
import type { RouterContext } from '@/routes/__root.tsx';
import { routeTree } from './routeTree.gen.ts';

interface Surroundings {
  /** One of its own where there is no browser. */
  history?: RouterHistory;
  /** Whether what has been shown is scrolled to where it belongs. Without a browser an inline script would be written for it. */
  scrollRestoration: false | (() => boolean);
}

/** Creates the router over the routes of this application. */
export function createAppRouter(context: RouterContext, surroundings: Surroundings) {
  return createRouter({
    routeTree,
    context,
    ...surroundings,
    parseSearch,
    stringifySearch,
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
    defaultNotFoundComponent: lazyRouteComponent(() => import('@/app/pages/not-found-page.tsx')),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface StaticDataRouteOption {
    /** Requires signing in. */
    isForUsers?: true;
  }
}
