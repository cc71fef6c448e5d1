import { beforeEach, describe, expect, it } from 'vitest';
import { jobDraftKept } from './job-draft.ts';
import { notesDraftDiscarded, notesDraftKept } from './notes-drafts.ts';
import { personChanged } from './person-changed.ts';
import { createStore } from './store.ts';
import {
  fileAttached,
  fileDetached,
  messageDraftKept,
  messagePosted,
  messageReturned,
  messagesDropped,
  unsentIn,
  type UnsentMessage,
  type UnsentPlace,
} from './unsent-messages.ts';
import { viewSettingsChanged } from './view-settings.ts';

const here = { userId: 1, conversationId: 7 };
const elsewhere = { userId: 1, conversationId: 8 };
const message: UnsentMessage = {
  clientId: 'a',
  content: 'Hello',
  files: [{ key: 'attachment-1.pdf', fileName: 'plan.pdf', bytes: 216 }],
  writtenAt: '2026-11-20T10:00:00.000Z',
  state: 'sending',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A store as the next page load creates it. */
const load = () => createStore({ local: localStorage, tab: sessionStorage });
const unsent = (store: ReturnType<typeof load>, place: UnsentPlace) => unsentIn(store.getState().unsentMessages, place);

describe('unsent messages', () => {
  it('keep a draft for each user and conversation across reloads', () => {
    const store = load();
    store.dispatch(messageDraftKept({ place: here, draft: 'Dear' }));
    store.dispatch(messageDraftKept({ place: elsewhere, draft: 'Hi' }));
    expect([here, elsewhere].map((place) => unsent(store, place).draft)).toEqual(['Dear', 'Hi']);
    expect([here, elsewhere].map((place) => unsent(load(), place).draft)).toEqual(['Dear', 'Hi']);
    expect(unsent(load(), { ...here, userId: 2 }).draft).toBe('');
  });

  it('move from the draft to the messages when posted', () => {
    const store = load();
    store.dispatch(messageDraftKept({ place: here, draft: 'Hello' }));
    store.dispatch(messagePosted({ place: here, message }));
    expect(unsent(store, here)).toEqual({ draft: '', files: [], messages: [message] });
  });

  it('keep uploaded files with the draft, and send them with the message', () => {
    const store = load();
    const [file] = message.files;
    if (!file) throw new Error('There is no file.');
    store.dispatch(fileAttached({ place: here, file }));
    store.dispatch(fileAttached({ place: here, file: { ...file, key: 'other' } }));
    store.dispatch(fileDetached({ place: here, key: 'other' }));
    expect(unsent(load(), here).files).toEqual([file]);
    store.dispatch(messagePosted({ place: here, message }));
    expect(unsent(load(), here)).toMatchObject({ files: [], messages: [{ files: [file] }] });
  });

  it('return to the draft without their files, before newer input', () => {
    const store = load();
    store.dispatch(messagePosted({ place: here, message }));
    store.dispatch(messageDraftKept({ place: here, draft: 'More' }));
    store.dispatch(messageReturned({ place: here, clientId: 'a' }));
    expect(unsent(store, here)).toEqual({ draft: 'Hello\nMore', files: [], messages: [] });
  });

  it('count as failed after a reload, with the same client id', () => {
    load().dispatch(messagePosted({ place: here, message }));
    expect(unsent(load(), here).messages).toEqual([{ ...message, state: 'failed' }]);
  });

  it('leave nothing behind when dropped', () => {
    const store = load();
    store.dispatch(messagePosted({ place: here, message }));
    store.dispatch(messagesDropped({ place: here, clientIds: ['a'] }));
    expect(store.getState().unsentMessages).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('ignore damaged storage', () => {
    sessionStorage.setItem('wayfare:unsent:1:7', '{"draft":3,"messages":[{"clientId":1},null]}');
    sessionStorage.setItem('wayfare:unsent:1:8', 'no json');
    expect(unsent(load(), here)).toEqual({ draft: '', files: [], messages: [] });
    expect(unsent(load(), elsewhere)).toEqual({ draft: '', files: [], messages: [] });
  });
});

it('keeps drafts of notes across reloads until they are discarded', () => {
  const store = load();
  store.dispatch(notesDraftKept({ applicationId: 12, text: 'Call on Monday' }));
  expect(load().getState().notesDrafts).toEqual({ 12: 'Call on Monday' });
  store.dispatch(notesDraftDiscarded(12));
  expect(load().getState().notesDrafts).toEqual({});
});

it('discards everything unsaved on sign-out, but keeps view settings', () => {
  const store = load();
  store.dispatch(jobDraftKept({ title: 'Porter' }));
  store.dispatch(notesDraftKept({ applicationId: 12, text: 'Call on Monday' }));
  store.dispatch(messageDraftKept({ place: here, draft: 'Dear' }));
  store.dispatch(viewSettingsChanged({ filterPanelOpen: false }));
  store.dispatch(personChanged());
  expect(load().getState()).toEqual({
    jobDraft: null,
    notesDrafts: {},
    unsentMessages: {},
    viewSettings: { filterPanelOpen: false, opensNextApplicant: true },
  });
  expect(Object.keys(sessionStorage)).toEqual([]);
});
