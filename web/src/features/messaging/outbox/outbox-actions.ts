import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { messagesSend } from '@/api/generated/calls/messaging.gen';
import { t } from '@/lib/language/t.ts';
import { addMessage } from '../messaging-cache.ts';
import { toasts } from '@/lib/toasts.ts';
import type { AppThunk } from '@/store/store.ts';
import {
  messageMarked,
  messagePosted,
  messageReturned,
  messagesDropped,
  unsentIn,
  type UnsentMessage,
  type UnsentPlace,
} from '@/store/unsent-messages.ts';
import { newClientId } from './client-id.ts';

/** Timeout for sending a message, in ms; sending it again is safe. */
const TIMEOUT = 20_000;

/** Sends the draft, unless it is blank or another message is being sent. */
export function sendDraft(queryClient: QueryClient, place: UnsentPlace): AppThunk {
  return (dispatch, getState) => {
    const { draft, files, messages } = unsentIn(getState().unsentMessages, place);
    const content = draft.trim();
    if (content === '' || messages.some(({ state }) => state === 'sending')) return;
    const writtenAt = new Date().toISOString();
    const message: UnsentMessage = { clientId: newClientId(), content, files, writtenAt, state: 'sending' };
    dispatch(messagePosted({ place, message }));
    void dispatch(send(queryClient, place, message));
  };
}

/** Sends a message that failed again. */
export function retryMessage(queryClient: QueryClient, place: UnsentPlace, clientId: string): AppThunk {
  return (dispatch, getState) => {
    const { messages } = unsentIn(getState().unsentMessages, place);
    const failed = messages.find((message) => message.clientId === clientId && message.state === 'failed');
    if (!failed) return;
    dispatch(messageMarked({ place, clientId, state: 'sending' }));
    void dispatch(send(queryClient, place, failed));
  };
}

function send(
  queryClient: QueryClient,
  place: UnsentPlace,
  { clientId, content, files }: UnsentMessage,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const entry = await messagesSend({
        path: { id: place.conversationId },
        body: { content, clientId, ...(files.length > 0 && { attachments: files.map(({ key }) => key) }) },
        signal: AbortSignal.timeout(TIMEOUT),
      });
      addMessage(queryClient, place.userId, entry);
      dispatch(messagesDropped({ place, clientIds: [clientId] }));
    } catch (error) {
      // Files that have expired have to be attached again.
      if (files.length > 0 && error instanceof ApiError && error.status === 409)
        dispatch(messageReturned({ place, clientId }));
      else dispatch(messageMarked({ place, clientId, state: 'failed' }));
      toasts.show({ title: t('Failed to send message'), description: messageOf(error), tone: 'destructive' });
    }
  };
}
