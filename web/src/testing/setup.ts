import './browser.ts';
import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { checkConnection } from '@/lib/browser/connection.ts';
import { setPerson } from '@/lib/browser/person.ts';
import { toasts } from '@/lib/toasts.ts';
import { appStore } from '@/store/store.ts';
import { defaultViewSettings, viewSettingsChanged } from '@/store/view-settings.ts';
import { themeStore } from '@/theme/theme-preference.ts';
import { takeLeftovers } from './leftovers.ts';

// No test looks at the styles of Ant Design, which take long to compute.
vi.mock('@/theme/antd-theme.ts', async (load) => {
  const { antdTheme } = await load<typeof import('@/theme/antd-theme.ts')>();
  return { antdTheme: (...of: Parameters<typeof antdTheme>) => ({ ...antdTheme(...of), zeroRuntime: true }) };
});

/** The language of the page, which a file may set before it loads the app. */
let lang = '';
beforeAll(() => {
  lang = document.documentElement.lang;
});

// All files of a worker share one page and one copy of each module, so each test leaves both as it found them.
beforeEach(() =>
  onTestFinished(async () => {
    cleanup();
    vi.useRealTimers();
    forgetToasts();
    setPerson(null);
    appStore.dispatch(viewSettingsChanged(defaultViewSettings));
    themeStore.take('system');
    await endOutage();
    emptyBrowser();
    takeLeftovers();
  }),
);

/** What is asked for the last toast then finds an empty one. */
function forgetToasts(): void {
  toasts.show({ title: '' });
  toasts.dismiss();
}

/** Ends the checks of a server that a test has let down. */
async function endOutage(): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response());
  do await checkConnection();
  while (!onlineManager.isOnline());
  vi.unstubAllGlobals();
}

function emptyBrowser(): void {
  // Routes that are loaded while there is one are taken for new versions of its own.
  Reflect.deleteProperty(window, '__TSR_ROUTER__');
  for (const storage of [window.localStorage, window.sessionStorage]) storage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
  document.title = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.documentElement.lang = lang;
}
