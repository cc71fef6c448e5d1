import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEME_PREFERENCES = ['light', 'dark', 'system'] as const;

/** What a person asked for; `system` follows the operating system. */
export type ThemePreference = (typeof THEME_PREFERENCES)[number];

/** Reads a stored preference; anything unknown means that the system decides. */
export function parseThemePreference(stored: string | null): ThemePreference {
  return THEME_PREFERENCES.find((preference) => preference === stored) ?? 'system';
}

const slice = createSlice({
  name: 'themePreference',
  initialState: 'system' as ThemePreference,
  reducers: {
    themePreferred: (_state, action: PayloadAction<ThemePreference>) => action.payload,
  },
});

export const { themePreferred } = slice.actions;
export const themePreferenceReducer = slice.reducer;
