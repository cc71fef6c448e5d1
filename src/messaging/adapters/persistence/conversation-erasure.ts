import { erasing } from '#identity';

/** Conversations whose other participant left earlier, or without messages. */
const DELETE = `
  delete from conversation
  where $1 in (participant1_id, participant2_id) and (not is_active or last_message_at is null)`;

const CLOSE = 'update conversation set is_active = false where $1 in (participant1_id, participant2_id)';

const FILES = `update message set attachments = '[]' where sender_id = $1 and attachments <> '[]'`;

/** Closes the conversations of a deleted account; the other participant can still read them. */
export const CONVERSATION_ERASURE = erasing(DELETE, CLOSE, FILES);
