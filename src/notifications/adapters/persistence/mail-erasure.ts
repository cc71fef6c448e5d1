import { AccountDeleted } from '#identity';
import { Database } from '#platform/postgres/database.js';
import { on } from '#platform/subscriptions.js';

const MAILS = `delete from mail where user_id = $1 or lower(address) = lower($2) and kind <> 'account-deleted'`;
const SUBSCRIPTIONS = 'delete from mail_subscription where user_id = $1';
const REFUSALS = 'delete from refused_address where address_key = lower($1)';

/** Deletes the mails, preferences and rejections of a deleted account. */
export const MAIL_ERASURE = on(AccountDeleted, [Database], async ({ userId, email }, database) => {
  await database.query(MAILS, [userId, email]);
  await database.query(SUBSCRIPTIONS, [userId]);
  await database.query(REFUSALS, [email]);
});
