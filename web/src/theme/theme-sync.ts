import { parseThemePreference, THEME_KEY, type ThemePreference, type ThemeStore } from './theme-preference.ts';
import type { ColorScheme } from './tokens.ts';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The effective color scheme. */
export function resolveScheme(preference: ThemePreference, systemIsDark: boolean): ColorScheme {
  if (preference === 'system') return systemIsDark ? 'dark' : 'light';
  return preference;
}

/**
 * Syncs the document's theme with the preference, the system and other tabs.
 * Returns a function that stops it.
 */
export function startThemeSync(store: ThemeStore, view: Window): () => void {
  const system = view.matchMedia(DARK_QUERY);
  const apply = () => {
    const scheme = resolveScheme(store.current(), system.matches);
    view.document.documentElement.dataset.theme = scheme;
    for (const color of view.document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      color.media = color.dataset['scheme'] === scheme ? 'all' : 'not all';
    }
  };
  const onStorage = (event: StorageEvent) => {
    // The key is null when another tab cleared the whole storage.
    if (event.key === THEME_KEY || event.key === null) store.take(parseThemePreference(event.newValue));
  };

  apply();
  const unsubscribe = store.subscribe(apply);
  system.addEventListener('change', apply);
  view.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    system.removeEventListener('change', apply);
    view.removeEventListener('storage', onStorage);
  };
}
