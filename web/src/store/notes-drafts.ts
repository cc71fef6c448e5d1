import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { personChanged } from './person-changed.ts';

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
    /** Discards a draft once saved, unless it changed meanwhile. */
    notesSaved: (drafts, { payload }: PayloadAction<{ applicationId: number; text: string }>) => {
      if (drafts[payload.applicationId] === payload.text) delete drafts[payload.applicationId];
    },
  },
  extraReducers: (builder) => builder.addCase(personChanged, () => ({})),
});

export const { notesDraftKept, notesDraftDiscarded, notesSaved } = slice.actions;
export const notesDraftsReducer = slice.reducer;
