import type { Database } from '#platform/postgres/database.js';
import type { FailedMail } from '../../application/ports/outbox.js';

const FAILED = `
  select m.id, kind, stream, coalesce(address, email) as address, state = 'interrupted' as "isInterrupted", fault,
    changed_at as "failedAt"
  from mail m left join user_account u on u.id = m.user_id
  where state in ('interrupted', 'failed') and ($1::int[] is null or m.id = any($1))
  order by changed_at desc, m.id desc
  limit $2`;

type Filter = { readonly ids?: readonly number[]; readonly limit?: number };

/** Read model: failed mails with the addresses of their recipients. */
export function failedMails(database: Database, { ids, limit }: Filter): Promise<FailedMail[]> {
  return database.query<FailedMail>(FAILED, [ids ?? null, limit ?? null]);
}
