import { ownedByAccounts } from '#platform/owned-data.js';

/** Conversations whose other participant left earlier, or without messages. */
const DELETE = `
  delete from conversation
  where $1 in (participant1_id, participant2_id) and (not is_active or last_message_at is null)`;

const CLOSE = 'update conversation set is_active = false where $1 in (participant1_id, participant2_id)';

const FILES = `update message set attachments = '[]' where sender_id = $1 and attachments <> '[]'`;

/** Conversations and messages. Those of a deleted account are closed; the other participant can still read them. */
export const CONVERSATION_DATA = ownedByAccounts({
  exportedOfParty: {
    conversations: `
      select c.id, c.title, c.job_id, c.created_at, u.full_name as "with"
      from conversation c
      join user_account u on u.id in (c.participant1_id, c.participant2_id) and u.id <> $1
      where $1 in (c.participant1_id, c.participant2_id) order by c.id`,
    messages: `
      select conversation_id, case when sender_id = $1 then 'me' else 'the other' end as "from", content, sent_at, status,
        array(select file_name from jsonb_array_elements_text(attachments) file join uploaded_file on key = file) as attachments
      from message where $1 in (sender_id, recipient_id) and not is_deleted order by id`,
  },
  erasedOfParty: [DELETE, CLOSE, FILES],
  files: [{ table: 'message', column: 'attachments', holds: 'keys' }],
});
