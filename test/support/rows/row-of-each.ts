import type { ListSite } from '../lists/list-site.js';

/** A row of each table that is locked, of an employer and a job seeker. */
const ROWS = `
  with job as (
    insert into job (employer_id, title, company, location, description, salary, job_type, category, skills, is_premium,
      posted_at, approved_at)
    values ($1, 'Cook', 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels', '[]', false, now(), now())
    returning id
  ), application as (
    insert into application (job_id, job_seeker_id, applied_at, status) select id, $2::int, now(), 'pending' from job
    returning id, job_id
  ), interview as (
    insert into interview (uid, application_id, job_id, employer_id, job_seeker_id, round, state, slots, minutes,
      employer_zone, until, offers, sequence, version, changed_at)
    select gen_random_uuid(), id, job_id, $1::int, $2::int, 1, 'offered', '[]', 30, 'UTC', now() + interval '1 day', 1, 0, 1,
      now()
    from application
    returning id
  ), conversation as (
    insert into conversation (participant1_id, participant2_id, subject, created_at)
    values (least($1, $2), greatest($1, $2), 0, now())
    returning id
  ), message as (
    insert into message (conversation_id, sender_id, recipient_id, content, sent_at)
    select id, $1::int, $2::int, 'Hello', now() from conversation
    returning id
  ), payment as (
    insert into payment (employer_id, title, amount, currency, reference, status, created_at)
    values ($1, 'Cook', 4999, 'USD', gen_random_uuid(), 'invoiced', now())
    returning id
  ), draft as (
    insert into job_draft (employer_id, form, created_at, updated_at) values ($1, '{}', now(), now()) returning id
  ), search as (
    insert into saved_search (user_id, search, frequency, since, checked_at, created_at, next_at)
    values ($2, 'keywords=cook', 'instant', now(), now(), now(), now())
    returning id
  ), import as (
    insert into listing_import (user_id, source, state, began_at, run) values ($1, 'sent', 'running', now(), 1) returning id
  ), lease as (
    -- Another process works on it, so that this server does not.
    insert into work_lease (queue, item, holder, ends_at)
    select 'import', id, gen_random_uuid(), now() + interval '5 minutes' from import
  ), webhook as (
    insert into webhook (user_id, slot, url, events, secret, created_at)
    values ($1, 1, 'https://ats.test', '[]', 'sealed', now())
    returning id
  ), delivery as (
    insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, state, due_at)
    select id, 1, 'listing.closed', '{}', now(), 'delivered', now() from webhook
    returning id
  ), person as (
    insert into findable_person (user_id, shows_name, shows_photo, shows_headline, shows_place, since, terms, made_with,
      languages)
    values ($2, true, true, true, true, now(), '', '', '{}')
    returning handle
  ), request as (
    insert into contact_request (employer_id, job_seeker_id, job_id, text, state, asked_at)
    select $1::int, $2::int, id, '', 'pending', '2000-01-01' from job
    returning id
  ), member as (
    insert into pool_member (employer_id, job_seeker_id, consent_text, consented_at, expires_at)
    values ($1, $2, 'They may.', now(), now() + interval '1 day')
    returning id
  ), suspension as (
    insert into suspension (user_id, reason, suspended_at) values ($2, 'Spam', now()) returning id
  ), workplace as (
    insert into workplace (company_id, reference, name, location, defaults, awaits_review, created_at, version)
    values ($1, 'bay', 'Hotel Bay', 'Lisbon', '{}', false, now(), 1)
    returning id
  ), file as (
    insert into uploaded_file (key, owner_id, file_name, content_type, bytes, uploaded_at)
    values ('logos/a-file', $1, 'a.png', 'image/png', 1, now())
  )
  select job.id as job, application.id as application, interview.id as interview, conversation.id as conversation,
    message.id as message, payment.id as payment, draft.id as draft, search.id as search, import.id as import,
    webhook.id as webhook, delivery.id as delivery, request.id as request, member.id as member, suspension.id as suspension, workplace.id as workplace
  from job, application, interview, conversation, message, payment, draft, search, import, webhook, delivery, request,
    member, suspension, workplace`;

/** Their ids. */
export type Ids = Readonly<
  Record<'job' | 'application' | 'interview' | 'conversation' | 'message' | 'payment', number>
> &
  Readonly<Record<'draft' | 'search' | 'import' | 'webhook' | 'delivery' | 'employer' | 'seeker', number>> &
  Readonly<Record<'request' | 'member' | 'suspension' | 'workplace', number>>;

/** Inserts a row into each table whose rows are locked, of the site's employer and job seeker. */
export async function rowOfEach(site: ListSite): Promise<Ids> {
  const [employer, seeker] = [site.id('employer'), site.id('seeker')];
  const [row] = await site.rows<Omit<Ids, 'employer' | 'seeker'>>(ROWS, [employer, seeker]);
  if (!row) throw new Error('No rows were inserted.');
  return { ...row, employer, seeker };
}
