import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThemeStore } from './theme-preference.ts';
import { startThemeSync } from './theme-sync.ts';

let systemIsDark = false;
let tellSystemChange: () => void = () => undefined;
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
      tellSystemChange = listener;
    },
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('startThemeSync', () => {
  it('follows the system by default, also when it changes', () => {
    start();
    expect(shown()).toBe('light');
    systemIsDark = true;
    tellSystemChange();
    expect(shown()).toBe('dark');
  });

  it('shows and remembers what a person prefers', () => {
    start().prefer('dark');
    expect(shown()).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });

  it('starts with what was stored', () => {
    window.localStorage.setItem('theme', 'dark');
    start();
    expect(shown()).toBe('dark');
  });

  it('takes over what another tab chose', () => {
    const store = start();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(store.current()).toBe('dark');
    expect(shown()).toBe('dark');
  });

  it('ignores other keys, and reads an unknown value as system', () => {
    const store = start();
    store.prefer('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }));
    expect(shown()).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'sepia' }));
    expect(store.current()).toBe('system');
  });
});
