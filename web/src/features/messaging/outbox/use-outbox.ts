import { useQueryClient } from '@tanstack/react-query';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import {
  messageDraftKept,
  messagesDropped,
  unsentIn,
  type UnsentMessage,
  type UnsentPlace,
} from '@/store/unsent-messages.ts';
import { retryMessage, sendDraft } from './outbox-actions.ts';

/** The draft and unsent messages of a conversation, and what can be done with them. */
export interface Outbox {
  draft: string;
  messages: readonly UnsentMessage[];
  isSending: boolean;
  setDraft: (draft: string) => void;
  /** Sends the draft, unless it is blank or another message is being sent. */
  send: () => void;
  retry: (message: UnsentMessage) => void;
  discard: (clientIds: readonly string[]) => void;
}

/** The outbox of a conversation; it keeps sending while another conversation is shown. */
export function useOutbox(place: UnsentPlace): Outbox {
  const queryClient = useQueryClient();
  const dispatch = useAppDispatch();
  const { draft, messages } = useAppSelector((state) => unsentIn(state.unsentMessages, place));

  return {
    draft,
    messages,
    isSending: messages.some(({ state }) => state === 'sending'),
    setDraft: (text) => dispatch(messageDraftKept({ place, draft: text })),
    send: () => dispatch(sendDraft(queryClient, place)),
    retry: ({ clientId }) => dispatch(retryMessage(queryClient, place, clientId)),
    discard: (clientIds) => dispatch(messagesDropped({ place, clientIds })),
  };
}
