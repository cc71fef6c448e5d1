import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ApiError, NetworkError } from '@/api/api-error.ts';
import { createQueryClient } from '@/app/query-client.ts';
import { followSession } from '@/app/follow-session.ts';
import { WhenInPlace, followTyping, leaveScrolled } from '@/app/first-content.tsx';
import { bringBackStyles } from '@/app/recovery/bring-back-styles.ts';
import { isMissingCode, watchMissingCode } from '@/app/recovery/missing-code.ts';
import { renew } from '@/app/recovery/renew.ts';
import { startRecovery } from '@/app/recovery/start-recovery.ts';
import { themeStore } from '@/app/theme/theme-preference.ts';
import { startThemeSync } from '@/app/theme/theme-sync.ts';
import { connection } from '@/lib/browser/connection.ts';
import { readSite } from '@/lib/page/site.ts';
import { createAppRouter } from './router.tsx';
import 'virtual:design-tokens.css';
import '@/app/theme/fonts.css';
import '@/app/theme/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
hydrate(queryClient, JSON.parse(document.getElementById('first-data')?.textContent ?? '{}'));
const router = createAppRouter(
  { queryClient, site: readSite(document) },
  { scrollRestoration: leaveScrolled(root, window) },
);
startThemeSync(themeStore, window);
watchMissingCode(window);
bringBackStyles(window, connection);
startRecovery(connection, { queryClient, router });
let app: Root | undefined;
followSession(queryClient, () => {
  // Unmounted, the page neither shows anything nor asks before it is left.
  app?.unmount();
  window.location.reload();
});
void show(root);

/** Shows the page. What the server sent to be seen first stays until the page itself is ready to take its place. */
async function show(place: HTMLElement): Promise<void> {
  const keepTyped = followTyping(place);
  if (place.childElementCount > 0) {
    await router.load();
    if (router.state.matches.some(({ status }) => status === 'error')) return showLater(place, keepTyped);
  }
  draw(place, keepTyped);
}

function draw(place: HTMLElement, keepTyped: () => void): void {
  const drawn = createRoot(place, { onCaughtError: reportCaught });
  app = drawn;
  // In slices, so that whoever touches the page meanwhile is heard.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <WhenInPlace act={keepTyped} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Where the code of the screen does not arrive, the words that are there are better than none. */
async function showLater(place: HTMLElement, keepTyped: () => void): Promise<void> {
  const isLeftBlank = place.querySelector('[data-skeleton]') !== null;
  // But a screen that would wait for ever says so.
  if ((await renew()) === 'failed' && isLeftBlank) return draw(place, keepTyped);
  const stop = connection.subscribe(() => {
    if (connection.current() !== 'fine') return;
    stop();
    void show(place);
  });
}

/** What the API refused or did not get is told on the screen that caught it; only what nobody foresaw belongs on the console. */
function reportCaught(error: unknown): void {
  const isTold = error instanceof ApiError || error instanceof NetworkError || isMissingCode(error);
  if (!isTold) reportError(error);
}
