import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '@/shell/pages/error-page.tsx';
import { isMissingCode } from '@/lib/browser/code/missing-code.ts';
import { renew } from '@/lib/browser/code/renew.ts';
import { Spinner } from '@/light/marks/spinner.tsx';
import { parseSearch, stringifySearch } from '@/lib/page/search-params.ts';
import type { RouterContext } from '@/routes/__root.tsx';
import { routeTree } from './routeTree.gen.ts';

interface RouterEnvironment {
  /** The language, with which the paths of all pages but English ones begin. */
  basepath?: string;
  /** For the server, which has no browser history. */
  history?: RouterHistory;
  /** Off on the server, where it would add an inline script. */
  scrollRestoration: false | (() => boolean);
}

export function createAppRouter(context: RouterContext, environment: RouterEnvironment) {
  return createRouter({
    routeTree,
    context,
    ...environment,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 250,
    defaultPendingComponent: Spinner,
    // Part of the main bundle, because it also reports code that failed to load.
    defaultErrorComponent: ErrorPage,
    defaultOnCatch: (error) => {
      if (isMissingCode(error)) void renew();
    },
    defaultNotFoundComponent: lazyRouteComponent(() => import('@/shell/pages/not-found-page.tsx')),
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
