import { hydrate, onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isExpected } from '@/api/api-error.ts';
import { createQueryClient } from '@/app/query-client.ts';
import { followSession } from '@/app/follow-session.ts';
import { reloadFailedStyles } from '@/shell/recovery/reload-failed-styles.ts';
import { allowInstallation } from '@/lib/browser/installation.ts';
import { watchMissingCode } from '@/lib/browser/code/missing-code.ts';
import { renew } from '@/lib/browser/code/renew.ts';
import { themeStore } from '@/theme/theme-preference.ts';
import { startThemeSync } from '@/theme/theme-sync.ts';
import { watchConnection } from '@/lib/browser/connection.ts';
import { readSite } from '@/lib/page/site.ts';
import { basePath } from './lib/language/t.ts';
import { createAppRouter } from './router.tsx';
import 'virtual:design-tokens.css';
import '@/theme/fonts.css';
import '@/theme/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
hydrate(queryClient, JSON.parse(document.getElementById('first-data')?.textContent ?? '{}'));
/**
 * Whether the server rendered the complete page, not a skeleton or a “not found” page that signed-in users may see
 * otherwise.
 */
const isServerRendered =
  root.firstElementChild !== null && root.querySelector(':scope > noscript, [data-skeleton]') === null;
const router = createAppRouter(
  { queryClient, site: readSite(document) },
  { basepath: basePath(window.location.pathname), scrollRestoration: scrollUnlessScrolled() },
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
allowInstallation(window);
reloadFailedStyles();
// Retries failed loaders; the rest comes from the query cache.
onlineManager.subscribe((isOnline) => {
  if (isOnline) void router.invalidate();
});
let app: Root | undefined;
followSession(queryClient, () => {
  // Unmounting removes private content and any confirmation before leaving.
  app?.unmount();
  window.location.reload();
});
void show(root);

/** Hydrates the server-rendered page, or renders it. */
async function show(container: HTMLElement): Promise<void> {
  if (container.firstElementChild) await router.load();
  // If the code of the screen fails to load, the server-rendered page is better than an error.
  if (isServerRendered && router.state.matches.some(({ status }) => status === 'error')) return showLater(container);
  // A transition, so that input is handled while React renders.
  startTransition(() => {
    if (isServerRendered) {
      // Makes the router render the same markup as the server.
      router.ssr = { manifest: undefined };
      app = hydrateRoot(container, page, { onCaughtError: reportCaught });
    } else {
      app = createRoot(container, { onCaughtError: reportCaught });
      app.render(page);
    }
  });
}

async function showLater(container: HTMLElement): Promise<void> {
  await renew();
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return;
    stop();
    void show(container);
  });
}

/** Logs unexpected errors only; screens show the others. */
function reportCaught(error: unknown): void {
  if (!isExpected(error)) reportError(error);
}

/** Lets the router scroll, but not at first if the user scrolled while the code was loading. */
function scrollUnlessScrolled(): () => boolean {
  let isFirst = isServerRendered;
  return () => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isScrolled;
  };
}
