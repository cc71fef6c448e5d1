import { useSyncExternalStore } from 'react';
import { themeStore, type ThemePreference } from './theme-preference.ts';
import { DARK_QUERY, resolveScheme } from './theme-sync.ts';
import type { ColorScheme } from './tokens.ts';

function subscribeToSystem(onChange: () => void): () => void {
  const system = window.matchMedia(DARK_QUERY);
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

/** What a server knows of the reader's system. */
const isNotKnown = () => false;

/** What this person asked for. */
export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(themeStore.subscribe, themeStore.current, themeStore.current);
}

/** The colour scheme on the screen now, for components that cannot take it from CSS. */
export function useColorScheme(): ColorScheme {
  const preference = useThemePreference();
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => window.matchMedia(DARK_QUERY).matches, isNotKnown);
  return resolveScheme(preference, systemIsDark);
}
