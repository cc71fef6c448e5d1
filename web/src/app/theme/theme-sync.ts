import { parseThemePreference, THEME_KEY, type ThemePreference, type ThemeStore } from './theme-preference.ts';
import type { ColorScheme } from './tokens.ts';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The scheme to show for a preference on a system that is dark or not. */
export function resolveScheme(preference: ThemePreference, systemIsDark: boolean): ColorScheme {
  if (preference === 'system') return systemIsDark ? 'dark' : 'light';
  return preference;
}

/**
 * Keeps the document's theme in step with the preference, with the system and with the other tabs.
 * Returns the function that stops it.
 */
export function startThemeSync(store: ThemeStore, view: Window): () => void {
  const system = view.matchMedia(DARK_QUERY);
  const apply = () => {
    view.document.documentElement.dataset.theme = resolveScheme(store.current(), system.matches);
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
