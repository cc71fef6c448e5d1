import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './signed-out.ts';

/** A message that is being sent, or one that failed to send. */
export interface UnsentMessage {
  /** The server stores one message per client id, however often it is sent. */
  clientId: string;
  content: string;
  writtenAt: string;
  state: 'sending' | 'failed';
}

/** What a user wrote in a conversation that the server does not have yet. */
export interface Unsent {
  draft: string;
  messages: UnsentMessage[];
}

/** A user's side of a conversation. */
export interface UnsentPlace {
  userId: number;
  conversationId: number;
}

/** By user and conversation; empty entries are left out. */
export type UnsentMessages = Record<string, Unsent>;

const NOTHING: Unsent = { draft: '', messages: [] };

const slice = createSlice({
  name: 'unsentMessages',
  initialState: {} as UnsentMessages,
  reducers: {
    messageDraftKept: (all, { payload }: PayloadAction<{ place: UnsentPlace; draft: string }>) =>
      change(all, payload.place, (unsent) => ({ ...unsent, draft: payload.draft })),
    /** The draft becomes a message that is being sent. */
    messagePosted: (all, { payload }: PayloadAction<{ place: UnsentPlace; message: UnsentMessage }>) =>
      change(all, payload.place, ({ messages }) => ({ draft: '', messages: [...messages, payload.message] })),
    messageMarked: (
      all,
      { payload }: PayloadAction<{ place: UnsentPlace; clientId: string; state: UnsentMessage['state'] }>,
    ) =>
      change(all, payload.place, ({ draft, messages }) => ({
        draft,
        messages: messages.map((message) =>
          message.clientId === payload.clientId ? { ...message, state: payload.state } : message,
        ),
      })),
    messagesDropped: (all, { payload }: PayloadAction<{ place: UnsentPlace; clientIds: readonly string[] }>) =>
      change(all, payload.place, ({ draft, messages }) => ({
        draft,
        messages: messages.filter(({ clientId }) => !payload.clientIds.includes(clientId)),
      })),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => ({})),
});

export const { messageDraftKept, messagePosted, messageMarked, messagesDropped } = slice.actions;
export const unsentMessagesReducer = slice.reducer;

/** What is unsent in a conversation. */
export function unsentIn(all: UnsentMessages, place: UnsentPlace): Unsent {
  return all[keyOf(place)] ?? NOTHING;
}

function change(all: UnsentMessages, place: UnsentPlace, update: (unsent: Unsent) => Unsent): UnsentMessages {
  const key = keyOf(place);
  const { [key]: unsent = NOTHING, ...others } = all;
  const updated = update(unsent);
  return updated.draft === '' && updated.messages.length === 0 ? others : { ...others, [key]: updated };
}

function keyOf({ userId, conversationId }: UnsentPlace): string {
  return `${userId}:${conversationId}`;
}
