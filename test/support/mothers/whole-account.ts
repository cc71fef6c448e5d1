import type { Client } from 'pg';

/** The rows that no call of the API makes at once. */
export async function fillTheRest(database: Client, userId: number): Promise<void> {
  const inserts = [
    `account_token (token_hash, user_id, purpose, expires_at) values ('a hash', $1, 'email_undo', now())`,
    `passkey (user_id, credential_id, public_key, counter, name, created_at) values ($1, 'an id', '', 0, 'Phone', now())`,
    `linked_identity (user_id, provider, issuer, subject, created_at) values ($1, 'acme', 'https://acme.test', '1', now())`,
    `account_export (user_id, key, state, requested_at, expires_at) values ($1, 'export-1.zip', 'failed', now(), now())`,
    `mail (kind, subject, stream, user_id) values ('more-news', 'a', 'applications', $1)`,
    `job_draft (employer_id, form, created_at, updated_at) values ($1, '{"title": "A draft"}', now(), now())`,
    `message_template (employer_id, name, body) values ($1, 'Thanks', 'Dear {{firstName}}')`,
    `suspension (user_id, reason, suspended_at, lifted_at) values ($1, 'a reason', now(), now())`,
    `admin_note (kind, user_id, author_id, text, created_at) select 'user', $1, id, 'a note', now() from user_account where role = 'admin'`,
    'alert_schedule (user_id) values ($1)',
    `listing_report (title, company, reporter_id, reason, reported_at) values ('a', 'b', $1, 'scam', now())`,
    `saved_search (user_id, search, frequency, since, checked_at, created_at) values ($1, 'keywords=a', 'off', now(), now(), now())`,
    'job_alert (user_id, made_at) values ($1, now())',
    `mail_subscription (user_id, stream, token) values ($1, 'messages', 'a token')`,
  ];
  for (const insert of inserts) await database.query(`insert into ${insert}`, [userId]);
}
