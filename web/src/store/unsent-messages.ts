import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { personChanged } from './person-changed.ts';

/** An uploaded file that has not been sent yet. */
export interface UnsentFile {
  key: string;
  fileName: string;
  bytes: number;
}

/** A message that is being sent, or one that failed to send. */
export interface UnsentMessage {
  /** The server stores one message per client id, however often it is sent. */
  clientId: string;
  content: string;
  files: UnsentFile[];
  writtenAt: string;
  state: 'sending' | 'failed';
}

/** A user's unsent input in a conversation. */
export interface Unsent {
  draft: string;
  /** The files of the draft. */
  files: UnsentFile[];
  messages: UnsentMessage[];
}

export interface UnsentPlace {
  userId: number;
  conversationId: number;
}

/** By user and conversation; empty entries are left out. */
export type UnsentMessages = Record<string, Unsent>;

const NOTHING: Unsent = { draft: '', files: [], messages: [] };

const slice = createSlice({
  name: 'unsentMessages',
  initialState: {} as UnsentMessages,
  reducers: {
    messageDraftKept: (all, { payload }: PayloadAction<{ place: UnsentPlace; draft: string }>) =>
      change(all, payload.place, (unsent) => ({ ...unsent, draft: payload.draft })),
    fileAttached: (all, { payload }: PayloadAction<{ place: UnsentPlace; file: UnsentFile }>) =>
      change(all, payload.place, (unsent) => ({ ...unsent, files: [...unsent.files, payload.file] })),
    fileDetached: (all, { payload }: PayloadAction<{ place: UnsentPlace; key: string }>) =>
      change(all, payload.place, (unsent) => ({
        ...unsent,
        files: unsent.files.filter(({ key }) => key !== payload.key),
      })),
    /** The draft and its files become a message that is being sent. */
    messagePosted: (all, { payload }: PayloadAction<{ place: UnsentPlace; message: UnsentMessage }>) =>
      change(all, payload.place, ({ messages }) => ({
        draft: '',
        files: [],
        messages: [...messages, payload.message],
      })),
    messageMarked: (
      all,
      { payload }: PayloadAction<{ place: UnsentPlace; clientId: string; state: UnsentMessage['state'] }>,
    ) =>
      change(all, payload.place, ({ messages, ...rest }) => ({
        ...rest,
        messages: messages.map((message) =>
          message.clientId === payload.clientId ? { ...message, state: payload.state } : message,
        ),
      })),
    /** The text becomes the draft again, because its files can no longer be sent. */
    messageReturned: (all, { payload }: PayloadAction<{ place: UnsentPlace; clientId: string }>) =>
      change(all, payload.place, ({ draft, messages, files }) => ({
        draft: [
          ...messages.filter(({ clientId }) => clientId === payload.clientId).map(({ content }) => content),
          draft,
        ]
          .filter((text) => text !== '')
          .join('\n'),
        files,
        messages: messages.filter(({ clientId }) => clientId !== payload.clientId),
      })),
    messagesDropped: (all, { payload }: PayloadAction<{ place: UnsentPlace; clientIds: readonly string[] }>) =>
      change(all, payload.place, ({ messages, ...rest }) => ({
        ...rest,
        messages: messages.filter(({ clientId }) => !payload.clientIds.includes(clientId)),
      })),
  },
  extraReducers: (builder) => builder.addCase(personChanged, () => ({})),
});

export const {
  messageDraftKept,
  fileAttached,
  fileDetached,
  messagePosted,
  messageMarked,
  messageReturned,
  messagesDropped,
} = slice.actions;
export const unsentMessagesReducer = slice.reducer;

export function unsentIn(all: UnsentMessages, place: UnsentPlace): Unsent {
  return all[keyOf(place)] ?? NOTHING;
}

function change(all: UnsentMessages, place: UnsentPlace, update: (unsent: Unsent) => Unsent): UnsentMessages {
  const key = keyOf(place);
  const { [key]: unsent = NOTHING, ...others } = all;
  const updated = update(unsent);
  const isEmpty = updated.draft === '' && updated.files.length === 0 && updated.messages.length === 0;
  return isEmpty ? others : { ...others, [key]: updated };
}

function keyOf({ userId, conversationId }: UnsentPlace): string {
  return `${userId}:${conversationId}`;
}
