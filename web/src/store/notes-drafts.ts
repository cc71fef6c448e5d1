import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './signed-out.ts';

/** Unsaved notes as typed, by application id. */
export type NotesDrafts = Record<string, string>;

const slice = createSlice({
  name: 'notesDrafts',
  initialState: {} as NotesDrafts,
  reducers: {
    notesDraftKept: (drafts, { payload }: PayloadAction<{ applicationId: number; text: string }>) => {
      drafts[payload.applicationId] = payload.text;
    },
    notesDraftDiscarded: (drafts, { payload: applicationId }: PayloadAction<number>) => {
      delete drafts[applicationId];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => ({})),
});

export const { notesDraftKept, notesDraftDiscarded } = slice.actions;
export const notesDraftsReducer = slice.reducer;
