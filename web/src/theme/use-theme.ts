import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '@/lib/dom/use-media-query.ts';
import { themeStore, type ThemePreference } from './theme-preference.ts';
import { DARK_QUERY, resolveScheme } from './theme-sync.ts';
import type { ColorScheme } from './tokens.ts';

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Server rendering and hydration do not know the choice. */
const unknownPreference = (): ThemePreference => 'system';

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
