import { useCallback, useSyncExternalStore } from 'react';
import { themeStore, type ThemePreference } from './theme-preference.ts';
import { DARK_QUERY, resolveScheme } from './theme-sync.ts';
import type { ColorScheme } from './tokens.ts';

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

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
  return resolveScheme(preference, useMediaQuery(DARK_QUERY));
}

/** Whether the user asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery(REDUCED_MOTION_QUERY);
}

/** Whether a media query matches, kept up to date. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, unknownSystem);
}
