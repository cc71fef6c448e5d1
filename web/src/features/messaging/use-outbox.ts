import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { newClientId } from './client-id.ts';
import { sendMessage } from './send-message.ts';
import { unsentMessages, type UnsentMessage, type UnsentPlace } from './unsent-messages.ts';

/** What is written in a conversation and not stored yet, and the ways on for it. */
export interface Outbox {
  draft: string;
  messages: readonly UnsentMessage[];
  isSending: boolean;
  setDraft: (draft: string) => void;
  /** Sends the draft, unless there is nothing in it or another message is on its way. */
  send: () => void;
  retry: (message: UnsentMessage) => void;
  discard: (message: UnsentMessage) => void;
}

/** The outbox of a conversation; it lives on while another one is shown. */
export function useOutbox(place: UnsentPlace): Outbox {
  const queryClient = useQueryClient();
  const { draft, messages } = useSyncExternalStore(unsentMessages.subscribe, () => unsentMessages.read(place));
  const go = (message: UnsentMessage) => void sendMessage({ queryClient, unsent: unsentMessages, place }, message);

  return {
    draft,
    messages,
    isSending: messages.some(({ state }) => state === 'sending'),
    setDraft: (text) => unsentMessages.keepDraft(place, text),
    send: () => {
      // The store knows it first: two clicks may come before the next render.
      const now = unsentMessages.read(place);
      const content = now.draft.trim();
      if (content === '' || now.messages.some(({ state }) => state === 'sending')) return;
      const message: UnsentMessage = {
        clientId: newClientId(),
        content,
        writtenAt: new Date().toISOString(),
        state: 'sending',
      };
      unsentMessages.post(place, message);
      go(message);
    },
    retry: (message) => {
      const now = unsentMessages.read(place).messages.find(({ clientId }) => clientId === message.clientId);
      if (now?.state === 'failed') go(now);
    },
    discard: ({ clientId }) => unsentMessages.drop(place, new Set([clientId])),
  };
}
