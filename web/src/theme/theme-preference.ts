import { localStore } from '@/lib/browser/browser.ts';
import { DEVICE_KEYS } from '@/lib/browser/person.ts';

/** The key is shared with the inline script of index.html, which sets the theme before the first paint. */
export const THEME_KEY = DEVICE_KEYS.theme;

export const THEME_PREFERENCES = ['light', 'dark', 'system'] as const;

/** The user's choice; `system` follows the operating system. */
export type ThemePreference = (typeof THEME_PREFERENCES)[number];

/** Parses a stored preference; unknown values mean `system`. */
export function parseThemePreference(stored: string | null): ThemePreference {
  return THEME_PREFERENCES.find((preference) => preference === stored) ?? 'system';
}

/** Holds the preference and persists it. Separate from the Redux store, which is not loaded for the first view. */
export function createThemeStore(storage: Storage) {
  let preference = parseThemePreference(storage.getItem(THEME_KEY));
  const listeners = new Set<() => void>();

  const take = (next: ThemePreference) => {
    preference = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: (): ThemePreference => preference,
    /** Applies a preference stored by another tab. */
    take,
    prefer(next: ThemePreference): void {
      take(next);
      try {
        storage.setItem(THEME_KEY, next);
      } catch {
        // If storage is full or blocked, the preference lasts only for this visit.
      }
    },
  };
}

export type ThemeStore = ReturnType<typeof createThemeStore>;

export const themeStore = createThemeStore(localStore);
