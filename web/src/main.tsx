import { hydrate, onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ApiError, NetworkError } from '@/api/api-error.ts';
import { createQueryClient } from '@/app/query-client.ts';
import { followSession } from '@/app/follow-session.ts';
import { reloadFailedStyles } from '@/app/recovery/reload-failed-styles.ts';
import { isMissingCode, watchMissingCode } from '@/app/recovery/missing-code.ts';
import { renew } from '@/app/recovery/renew.ts';
import { themeStore } from '@/app/theme/theme-preference.ts';
import { startThemeSync } from '@/app/theme/theme-sync.ts';
import { watchConnection } from '@/lib/browser/connection.ts';
import { readSite } from '@/lib/page/site.ts';
import { createAppRouter } from './router.tsx';
import 'virtual:design-tokens.css';
import '@/app/theme/fonts.css';
import '@/app/theme/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
hydrate(queryClient, JSON.parse(document.getElementById('first-data')?.textContent ?? '{}'));
/** Whether the server drew the page completely; skeletons and pages that only visitors miss are left to the browser. */
const isDrawn = root.firstElementChild !== null && root.querySelector(':scope > noscript, [data-skeleton]') === null;
const router = createAppRouter(
  { queryClient, site: readSite(document) },
  { scrollRestoration: scrollUnlessScrolled() },
);
const page = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
);
startThemeSync(themeStore, window);
watchMissingCode(window);
watchConnection();
reloadFailedStyles();
// Loads what failed during an outage; the query cache keeps the rest.
onlineManager.subscribe((isOnline) => {
  if (isOnline) void router.invalidate();
});
let app: Root | undefined;
followSession(queryClient, () => {
  // Unmounted, the page neither shows anything nor asks before it is left.
  app?.unmount();
  window.location.reload();
});
void show(root);

/** Shows the page: takes over what the server drew, or draws it. */
async function show(place: HTMLElement): Promise<void> {
  if (place.firstElementChild) await router.load();
  // Where the code of the screen does not arrive, the words that are there are better than none.
  if (isDrawn && router.state.matches.some(({ status }) => status === 'error')) return showLater(place);
  // In slices, so that input is handled meanwhile.
  startTransition(() => {
    if (isDrawn) {
      // Makes the router render what its counterpart on the server rendered.
      router.ssr = { manifest: undefined };
      app = hydrateRoot(place, page, { onCaughtError: reportCaught });
    } else {
      app = createRoot(place, { onCaughtError: reportCaught });
      app.render(page);
    }
  });
}

async function showLater(place: HTMLElement): Promise<void> {
  await renew();
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return;
    stop();
    void show(place);
  });
}

/** What the API refused or did not get is told on the screen that caught it; only what nobody foresaw belongs on the console. */
function reportCaught(error: unknown): void {
  const isTold = error instanceof ApiError || error instanceof NetworkError || isMissingCode(error);
  if (!isTold) reportError(error);
}

/** The router may scroll, except at first on a page that was scrolled while its code was on the way. */
function scrollUnlessScrolled(): () => boolean {
  let isFirst = isDrawn;
  return () => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isScrolled;
  };
}
