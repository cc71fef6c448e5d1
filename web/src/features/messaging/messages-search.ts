import { parseId } from '@/lib/parse-id.ts';

/** The URL state of the messages: which conversation is open. Text as in the URL, which links are compared with. */
export interface MessagesSearch {
  conversationId?: string | undefined;
}

/** Reads the URL state; what is not understood is left out. */
export function parseMessagesSearch({ conversationId }: Record<string, unknown>): MessagesSearch {
  const id = parseId(String(conversationId ?? ''));
  return { conversationId: id === undefined ? undefined : String(id) };
}

/** The id of the conversation that is open. */
export function openConversation({ conversationId }: MessagesSearch): number | undefined {
  return conversationId === undefined ? undefined : Number(conversationId);
}
