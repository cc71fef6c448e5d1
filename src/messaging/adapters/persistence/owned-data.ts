import { ownedByAccounts } from '#platform/owned-data.js';

/** Conversations whose other participant left earlier, or without messages. */
const DELETE = `
  delete from conversation
  where $1 in (participant1_id, participant2_id) and ended_by is distinct from $1
    and (not is_active or last_message_at is null)`;

const CLOSE = 'update conversation set is_active = false where $1 in (participant1_id, participant2_id)';

const FILES = `update message set attachments = '[]' where sender_id = $1 and attachments <> '[]'`;

/** A company's conversations with an applicant, without those that it has ended. */
const WITH_APPLICANT = `
  c.participant1_id = least($1::int, $2::int) and c.participant2_id = greatest($1::int, $2::int) and c.ended_by is null`;

/** The applicant keeps it. The listing can have another conversation when they apply again. */
const END = `update conversation c set is_active = false, ended_by = $1, subject = -id where ${WITH_APPLICANT}`;

/** Conversations and messages. Those of a deleted account are closed; the other participant can still read them. */
export const CONVERSATION_DATA = ownedByAccounts({
  exportedOfParty: {
    conversations: `
      select c.id, c.title, c.job_id, c.created_at, u.full_name as "with"
      from conversation c
      join user_account u on u.id in (c.participant1_id, c.participant2_id) and u.id <> $1
      where $1 in (c.participant1_id, c.participant2_id) and c.ended_by is distinct from $1 order by c.id`,
    messages: `
      select conversation_id, case when sender_id = $1 then 'me' else 'the other' end as "from", content, sent_at, status,
        array(select file_name from jsonb_array_elements_text(attachments) file join uploaded_file on key = file) as attachments
      from message m where $1 in (sender_id, recipient_id) and not is_deleted
        and not exists (select from conversation c where c.id = m.conversation_id and c.ended_by = $1) order by id`,
  },
  erasedOfParty: [DELETE, CLOSE, FILES],
  ofApplicant: {
    exported: {
      messages: `
        select c.title as conversation, case when m.sender_id = $1 then 'company' else 'applicant' end as "from",
          m.content, m.sent_at, m.status
        from conversation c join message m on m.conversation_id = c.id
        where ${WITH_APPLICANT} and not m.is_deleted order by m.id`,
    },
    files: [
      `select jsonb_array_elements_text(m.attachments) as key
       from conversation c join message m on m.conversation_id = c.id
       where ${WITH_APPLICANT} and m.sender_id = $2 and not m.is_deleted`,
    ],
    erased: [END],
  },
  files: [{ table: 'message', column: 'attachments', holds: 'keys' }],
});
