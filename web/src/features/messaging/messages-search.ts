import { parseId } from '../../lib/parse-id.ts';

/** The URL state of the messages: which conversation is open. */
export interface MessagesSearch {
  conversationId?: number | undefined;
}

/** Reads the URL state; what is not understood is left out. */
export function parseMessagesSearch({ conversationId }: Record<string, unknown>): MessagesSearch {
  return { conversationId: parseId(String(conversationId ?? '')) };
}
