import { ownedByAccounts } from '#platform/owned-data.js';

/** What accounts are and how they sign in. */
export const IDENTITY_DATA = ownedByAccounts({
  exported: {
    account: `
      select id, username, email, full_name, role, language, time_zone, learned_zone, email_verified_at, created_at,
        used_at as last_used_at, warned_at
      from user_account left join account_use on user_id = id where id = $1`,
    sessions: `
      select created_at, expire as expires_at, sess #> '{client}' as client from session where user_id = $1
      order by created_at`,
    passkeys: 'select name, created_at, last_used_at from passkey where user_id = $1 order by id',
    'linked-accounts': `
      select provider, email, created_at, last_used_at from linked_identity where user_id = $1 order by id`,
    'second-factor': 'select enabled_at from second_factor where user_id = $1 and enabled_at is not null',
    company: 'select company_id, role, joined_at from company_member where user_id = $1',
    'company-invitations': `
      select email, role, created_at, expires_at from company_invitation where user_id = $1 order by id`,
    'admin-invitations': 'select email, created_at, expires_at from admin_invitation where user_id = $1 order by id',
    objections: `
      select text, objected_at, decided_at from objection
      where suspension_id in (select id from suspension where user_id = $1) order by id`,
    suspensions: 'select reason, suspended_at, lifted_at from suspension where user_id = $1 order by id',
    'security-log': `
      select occurred_at, action, details, case when actor_id = $1 then address end as address from audit_entry
      where actor_id = $1 or (subject_kind in ('user', 'company') and subject_id = $1::text) order by position`,
  },
  withheld: {
    account_export: 'The exports themselves',
    account_token: 'Hashes of links that were mailed',
    sign_in_address: 'Hashes of addresses, which the security log shows',
  },
  erased: [
    'delete from suspension where user_id = $1',
    'delete from account_token where user_id = $1',
    'delete from sign_in_address where user_id = $1',
    'delete from account_export where user_id = $1',
    'delete from passkey where user_id = $1',
    'delete from linked_identity where user_id = $1',
    'delete from second_factor where user_id = $1',
    'delete from admin_invitation where user_id = $1',
    'delete from company_member where user_id = $1',
    'delete from company_invitation where user_id = $1',
  ],
  files: [{ table: 'user_account', column: 'avatar', holds: 'address' }],
});
