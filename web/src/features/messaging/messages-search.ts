import { parseId } from '@/lib/page/parse-id.ts';

/** The URL state: the open conversation, as text because links are compared with the URL. */
export interface MessagesSearch {
  conversationId?: string | undefined;
}

/** Parses the URL state; invalid values are ignored. */
export function parseMessagesSearch({ conversationId }: Record<string, unknown>): MessagesSearch {
  const id = parseId(conversationId);
  return { conversationId: id === undefined ? undefined : String(id) };
}

/** The id of the open conversation. */
export function openConversation({ conversationId }: MessagesSearch): number | undefined {
  return conversationId === undefined ? undefined : Number(conversationId);
}
