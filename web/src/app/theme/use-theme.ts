import { useSyncExternalStore } from 'react';
import { themeStore, type ThemePreference } from './theme-preference.ts';
import { DARK_QUERY, resolveScheme } from './theme-sync.ts';
import type { ColorScheme } from './tokens.ts';

function subscribeToSystem(onChange: () => void): () => void {
  const system = window.matchMedia(DARK_QUERY);
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

/** Server rendering and hydration know neither the choice nor the system. */
const unknownPreference = (): ThemePreference => 'system';
const unknownSystem = () => false;

/** The user's choice. */
export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(themeStore.subscribe, themeStore.current, unknownPreference);
}

/** The current color scheme, for components that cannot use CSS. */
export function useColorScheme(): ColorScheme {
  const preference = useThemePreference();
  const systemIsDark = useSyncExternalStore(
    subscribeToSystem,
    () => window.matchMedia(DARK_QUERY).matches,
    unknownSystem,
  );
  return resolveScheme(preference, systemIsDark);
}
