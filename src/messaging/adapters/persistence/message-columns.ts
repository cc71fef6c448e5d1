import type { ThreadEntry } from '../../application/ports/message-views.js';

/** A message `m` and its sender `u`, as `threadEntry` reads them. */
export const ENTRY_COLUMNS = `
  m.id, m.conversation_id as "conversationId", m.sender_id as "senderId", m.recipient_id as "recipientId",
  m.client_id as "clientId", m.content, m.status, m.sent_at as "sentAt", m.attachments, m.is_deleted as "isDeleted",
  u.full_name as "fullName", u.avatar`;

/** A row of `ENTRY_COLUMNS`. */
export type EntryRow = ThreadEntry['message'] & { readonly fullName: string; readonly avatar: string | null };

/** Parts a row into the message and its sender. */
export function threadEntry({ fullName, avatar, ...message }: EntryRow): ThreadEntry {
  return { message, sender: { id: message.senderId, fullName, avatar } };
}
