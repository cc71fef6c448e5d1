import type { Client } from 'pg';

/** Inserts rows that no API call creates immediately. */
export async function insertRemainingRows(database: Client, userId: number): Promise<void> {
  const inserts = [
    `account_token (token_hash, user_id, purpose, expires_at) values ('a hash of ${userId}', $1, 'email_undo', now())`,
    `passkey (user_id, credential_id, public_key, counter, name, created_at) values ($1, 'an id of ${userId}', '', 0, 'Phone', now())`,
    `linked_identity (user_id, provider, issuer, subject, created_at) values ($1, 'acme', 'https://acme.test', '${userId}', now())`,
    `second_factor (user_id, secret, enabled_at, recovery_codes) values ($1, 'sealed', now(), '{a hash}')`,
    `admin_invitation (user_id, email, email_key, token_hash, created_at, expires_at) values ($1, 'a${userId}@x.org', 'a${userId}@x.org', 'a hash of ${userId}', now(), now())`,
    `company_invitation (company_id, user_id, email, email_key, role, token_hash, created_at, expires_at) values ($1, $1, 'a${userId}@x.org', 'a${userId}@x.org', 'recruiter', 'a hash of ${userId}', now(), now())`,
    `account_export (user_id, key, state, requested_at, expires_at) values ($1, 'export-${userId}.zip', 'failed', now(), now())`,
    `mail (kind, subject, stream, user_id) values ('more-news', 'a', 'applications', $1)`,
    `job_draft (employer_id, form, created_at, updated_at) values ($1, '{"title": "A draft"}', now(), now())`,
    `job_template (employer_id, name, form, updated_at) values ($1, 'A template', '{"title": "A template"}', now())`,
    `message_template (employer_id, name, body) values ($1, 'Thanks', 'Dear {{firstName}}')`,
    `pool_member (employer_id, job_seeker_id, consent_text, consented_at, expires_at) values ($1, $1, 'A consent', now(), now() + interval '1 year')`,
    `pool_note (member_id, author_id, text, written_at) select id, $1, 'a note', now() from pool_member where job_seeker_id = $1`,
    `pool_application (member_id, application_id, title, applied_at, status) select id, 1, 'Cook', now(), 'pending' from pool_member where job_seeker_id = $1`,
    `findable_person (user_id, shows_name, shows_photo, shows_headline, shows_place, since, terms, made_with, languages) values ($1, true, true, true, true, now(), '', '', '{}')`,
    `candidate_look (job_seeker_id, employer_id, day) values ($1, $1, now())`,
    `contact_request (employer_id, job_seeker_id, author_id, job_id, text, state, asked_at) select $1, $1, $1, id, 'A request', 'pending', now() from job limit 1`,
    `suspension (user_id, reason, suspended_at, lifted_at) values ($1, 'a reason', now(), now())`,
    `objection (suspension_id, text, objected_at) select id, 'an objection', now() from suspension where user_id = $1`,
    `admin_note (kind, user_id, author_id, text, created_at) select 'user', $1, id, 'a note', now() from user_account where role = 'admin'`,
    `api_key (user_id, slot, name, scope, hint, hash, created_at, expires_at) values ($1, 1, 'ATS', 'read', 'wayfare_a', 'a hash of ${userId}', now(), now())`,
    `answered_request (user_id, key, hash, answered_at) values ($1, 'a key', 'a hash of ${userId}', now())`,
    `webhook (user_id, slot, url, events, secret, created_at) values ($1, 1, 'https://ats.test', '[]', 'sealed', now())`,
    `webhook_delivery (webhook_id, job_id, type, body, occurred_at) select id, 1, 'listing.closed', '{}', now() from webhook where user_id = $1`,
    `listing_import (user_id, source, state, began_at) values ($1, 'sent', 'stopped', now())`,
    `listing_import_row (import_id, position, reference, form) select id, 1, 'A-1', '{}' from listing_import where user_id = $1`,
    `imported_listing (user_id, reference, job_id, hash) select $1, 'A-1', id, 'a hash' from job where id not in (select job_id from imported_listing) limit 1`,
    `import_address (user_id, url, due_at) values ($1, 'https://ats.test/jobs.xml', now())`,
    'alert_schedule (user_id) values ($1)',
    `application_notice (user_id, job_id, mode) select $1, id, 'daily' from job limit 1`,
    `payment (employer_id, title, amount, currency, reference, status, created_at) values ($1, 'a', 1, 'USD', gen_random_uuid(), 'paid', now())`,
    `listing_report (title, company, reporter_id, reason, reported_at) values ('a', 'b', $1, 'scam', now())`,
    `saved_search (user_id, search, frequency, since, checked_at, created_at) values ($1, 'keywords=a', 'off', now(), now(), now())`,
    'job_alert (user_id, made_at) values ($1, now())',
    `push_subscription (user_id, session_id, endpoint_hash, sealed) select $1, id, 'a hash of ${userId}', 'sealed' from session where user_id = $1 limit 1`,
    `mail_subscription (user_id, stream, token) values ($1, 'messages', 'a token of ${userId}')`,
  ];
  for (const insert of inserts) await database.query(`insert into ${insert}`, [userId]);
}
