import { prepared } from '#platform/postgres/database.js';

/**
 * Uses `count`, because with `exists` the planner expects an early match and scans all messages instead of the index.
 */
const isAttached = (key: string) => `
  (select count(*) > 0 from message where attachments <> '[]' and attachments @> to_jsonb(${key}))`;

/** Whether anything refers to the file; `address` is its address if it is a picture. */
const isUsed = (key: string, address: string) => `(
  exists (select from user_account where avatar = ${address})
  or exists (select from employer_profile where company_logo = ${address})
  or exists (select from employer_profile where published ->> 'companyLogo' = ${address})
  or exists (select from job_seeker_profile where resume = ${key})
  or exists (select from application where resume = ${key})
  or ${isAttached(key)})`;

/** An attachment can be sent with a message until a day after its upload. */
const NEEDED_UNTIL = `
  coalesce(f.replaced_at, f.uploaded_at + case when starts_with(f.key, 'attachment-') then interval '1 day' else '0' end)`;

/** Read model: a page of files, and whether any module refers to them. */
export const FILE_USES = prepared(`
  select f.key, ${isUsed('f.key', '$3 || f.key')} as "isUsed", ${NEEDED_UNTIL} as "neededUntil"
  from uploaded_file f
  where f.key > $1
  order by f.key
  limit $2`);

/** Read model: the keys that belong to uploaded files or that any module refers to. */
export const KNOWN_FILES = prepared(`
  select k.key
  from unnest($1::text[]) as k (key)
  where exists (select from uploaded_file f where f.key = k.key) or ${isUsed('k.key', '$2 || k.key')}`);
