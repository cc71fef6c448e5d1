import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** View settings of this device. */
export interface ViewSettings {
  filterPanelOpen: boolean;
  /** Whether a decision about an applicant opens the next one. */
  opensNextApplicant: boolean;
}

export const defaultViewSettings: ViewSettings = { filterPanelOpen: true, opensNextApplicant: true };

const slice = createSlice({
  name: 'viewSettings',
  initialState: defaultViewSettings,
  reducers: {
    viewSettingsChanged: (state, action: PayloadAction<Partial<ViewSettings>>) => ({ ...state, ...action.payload }),
  },
});

export const { viewSettingsChanged } = slice.actions;
export const viewSettingsReducer = slice.reducer;
