import { THEME_KEY } from '../../store/persistence.ts';
import type { AppStore } from '../../store/store.ts';
import { parseThemePreference, themePreferred, type ThemePreference } from '../../store/theme-preference.ts';
import type { ColorScheme } from './tokens.ts';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The scheme to show for a preference on a system that is dark or not. */
export function resolveScheme(preference: ThemePreference, systemIsDark: boolean): ColorScheme {
  if (preference === 'system') return systemIsDark ? 'dark' : 'light';
  return preference;
}

/**
 * Keeps the document's theme in step with the store, with the system and with the other tabs.
 * Returns the function that stops it.
 */
export function startThemeSync(store: AppStore, view: Window): () => void {
  const system = view.matchMedia(DARK_QUERY);
  const apply = () => {
    view.document.documentElement.dataset.theme = resolveScheme(store.getState().themePreference, system.matches);
  };
  const onStorage = (event: StorageEvent) => {
    // The key is null when another tab cleared the whole storage.
    if (event.key === THEME_KEY || event.key === null) {
      store.dispatch(themePreferred(parseThemePreference(event.newValue)));
    }
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
