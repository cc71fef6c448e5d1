import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How a person likes lists to be shown on this device. */
export interface ViewSettings {
  filterPanelOpen: boolean;
}

export const defaultViewSettings: ViewSettings = { filterPanelOpen: true };

const slice = createSlice({
  name: 'viewSettings',
  initialState: defaultViewSettings,
  reducers: {
    viewSettingsChanged: (state, action: PayloadAction<Partial<ViewSettings>>) => ({ ...state, ...action.payload }),
  },
});

export const { viewSettingsChanged } = slice.actions;
export const viewSettingsReducer = slice.reducer;
