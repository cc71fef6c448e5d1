import { useQueryClient } from '@tanstack/react-query';
import { mayKeepOf } from '@/lib/browser/person.ts';
import { useAppDispatch, useAppSelector } from '@/store/store.ts';
import {
  fileAttached,
  fileDetached,
  messageDraftKept,
  messagesDropped,
  unsentIn,
  type UnsentFile,
  type UnsentMessage,
  type UnsentPlace,
} from '@/store/unsent-messages.ts';
import { retryMessage, sendDraft } from './outbox-actions.ts';

/** The draft and unsent messages of a conversation, and actions on them. */
export interface Outbox {
  draft: string;
  /** Uploaded files attached to the draft. */
  files: readonly UnsentFile[];
  messages: readonly UnsentMessage[];
  isSending: boolean;
  setDraft: (draft: string) => void;
  attach: (file: UnsentFile) => void;
  detach: (file: UnsentFile) => void;
  /** Sends the draft, unless it is blank or another message is being sent. */
  send: () => void;
  retry: (message: UnsentMessage) => void;
  discard: (clientIds: readonly string[]) => void;
}

/** The outbox of a conversation; it keeps sending while another conversation is shown. */
export function useOutbox(place: UnsentPlace): Outbox {
  const queryClient = useQueryClient();
  const dispatch = useAppDispatch();
  const { draft, files, messages } = useAppSelector((state) => unsentIn(state.unsentMessages, place));

  return {
    draft,
    files,
    messages,
    isSending: messages.some(({ state }) => state === 'sending'),
    setDraft: (text) => dispatch(messageDraftKept({ place, draft: text })),
    attach: ({ key, fileName, bytes }) => {
      if (mayKeepOf(place.userId)) dispatch(fileAttached({ place, file: { key, fileName, bytes } }));
    },
    detach: ({ key }) => dispatch(fileDetached({ place, key })),
    send: () => dispatch(sendDraft(queryClient, place)),
    retry: ({ clientId }) => dispatch(retryMessage(queryClient, place, clientId)),
    discard: (clientIds) => dispatch(messagesDropped({ place, clientIds })),
  };
}
