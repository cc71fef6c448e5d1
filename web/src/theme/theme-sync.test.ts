import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThemeStore } from './theme-preference.ts';
import { startThemeSync } from './theme-sync.ts';

let systemIsDark = false;
let fireSystemChange: () => void = () => undefined;
let stop: () => void = () => undefined;

function start() {
  const store = createThemeStore(window.localStorage);
  stop = startThemeSync(store, window);
  return store;
}

const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  systemIsDark = false;
  window.localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_type: string, listener: () => void) => {
      fireSystemChange = listener;
    },
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('startThemeSync', () => {
  it('colors the frame of the browser like the chosen theme', () => {
    document.head.innerHTML =
      '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">';
    const used = () =>
      [...document.head.querySelectorAll('meta')].find(({ media }) => media === 'all')?.dataset['scheme'];
    const store = start();
    expect(used()).toBe('light');
    store.prefer('dark');
    expect(used()).toBe('dark');
  });

  it('follows the system by default, also when it changes', () => {
    start();
    expect(shown()).toBe('light');
    systemIsDark = true;
    fireSystemChange();
    expect(shown()).toBe('dark');
  });

  it('applies and stores the preference of the user', () => {
    start().prefer('dark');
    expect(shown()).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });

  it('starts with the stored preference', () => {
    window.localStorage.setItem('theme', 'dark');
    start();
    expect(shown()).toBe('dark');
  });

  it('applies the preference chosen in another tab', () => {
    const store = start();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(store.current()).toBe('dark');
    expect(shown()).toBe('dark');
  });

  it('follows the system again once another tab has cleared all that is stored', () => {
    const store = start();
    store.prefer('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(store.current()).toBe('system');
  });

  it('ignores other keys and treats an unknown value as system', () => {
    const store = start();
    store.prefer('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }));
    expect(shown()).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'sepia' }));
    expect(store.current()).toBe('system');
  });
});
