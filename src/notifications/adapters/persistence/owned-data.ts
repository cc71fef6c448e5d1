import { ownedByAccounts } from '#platform/owned-data.js';

/** Mails, preferences, rejections by mail servers, and browsers that get push messages. */
export const MAIL_DATA = ownedByAccounts({
  exported: {
    'mail-preferences': 'select stream, is_on from mail_subscription where user_id = $1 order by stream',
    'application-notices': 'select job_id, mode from application_notice where user_id = $1',
    'workplace-notices': 'select workplace_id, mode from workplace_notice where user_id = $1',
    'push-browsers': 'select created_at from push_subscription where user_id = $1 order by id',
  },
  withheld: {
    mail: 'Sent to the account, and deleted after 30 days',
  },
  erased: [
    'delete from mail where user_id = $1',
    'delete from mail_subscription where user_id = $1',
    'delete from push_subscription where user_id = $1',
    'delete from application_notice where user_id = $1',
    'delete from workplace_notice where user_id = $1',
  ],
  erasedOfAddress: [
    `delete from mail where lower(address) = lower($1) and kind <> 'account-deleted'`,
    'delete from refused_address where address_key = lower($1)',
  ],
});
