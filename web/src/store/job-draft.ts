import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { personChanged } from './person-changed.ts';

/** The unsent job form, by field name. */
export type JobDraft = Record<string, unknown>;

const slice = createSlice({
  name: 'jobDraft',
  initialState: null as JobDraft | null,
  reducers: {
    jobDraftKept: (_state, action: PayloadAction<JobDraft>) => action.payload,
    jobDraftDiscarded: () => null,
  },
  extraReducers: (builder) => builder.addCase(personChanged, () => null),
});

export const { jobDraftKept, jobDraftDiscarded } = slice.actions;
export const jobDraftReducer = slice.reducer;
