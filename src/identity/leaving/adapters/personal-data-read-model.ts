import type { Database } from '#platform/postgres/database.js';
import type { FileStore } from '#shared/application/file-store.js';
import type { ArchivedFile } from './zip-archive.js';

const PROFILE = [
  'headline',
  'bio',
  'resume',
  'experience',
  'certifications',
  'languages',
  'desired_roles',
  'location',
  'available_from',
  'skills',
  'education',
  'phone',
  'work_experience',
  'is_public',
];

const COMPANY = [
  'company_name',
  'company_logo',
  'company_website',
  'industry',
  'company_size',
  'location',
  'about',
  'founded',
  'published',
  'is_reviewed',
  'is_trusted',
  'verified_at',
  'verified_domain',
  'withdrawal_reason',
];

/** The JSON files of an export and their queries, without secrets and the private notes of employers and admins. */
const QUERIES: Readonly<Record<string, string>> = {
  account: `
    select id, username, email, full_name, role, email_verified_at, created_at, used_at as last_used_at, warned_at
    from user_account left join account_use on user_id = id where id = $1`,
  sessions: `
    select created_at, expire as expires_at, sess #> '{client}' as client from session where user_id = $1
    order by created_at`,
  passkeys: 'select name, created_at, last_used_at from passkey where user_id = $1 order by id',
  'linked-accounts': `
    select provider, email, created_at, last_used_at from linked_identity where user_id = $1 order by id`,
  'job-seeker-profile': `
    select ${PROFILE.join(', ')} from job_seeker_profile where user_id = $1`,
  'api-keys': `
    select name, scope, hint, created_at, expires_at, last_used_at from api_key where user_id = $1 order by id`,
  webhooks: 'select url, events, created_at, ended_at from webhook where user_id = $1 order by id',
  imports: `
    select source, state, began_at, received, posted, changed, closed, refused from listing_import where user_id = $1
    order by id`,
  'import-address': 'select url, checked_at from import_address where user_id = $1',
  'company-profile': `
    select ${COMPANY.join(', ')} from employer_profile where user_id = $1`,
  'saved-jobs': `
    select b.created_at, j.id as job_id, j.title, j.company from bookmark b join job j on j.id = b.job_id
    where b.user_id = $1 order by b.id`,
  'saved-searches': `
    select name, search, frequency, created_at from saved_search where user_id = $1 order by id`,
  'alert-schedule': 'select hour, time_zone from alert_schedule where user_id = $1',
  applications: `
    select a.id, a.applied_at, a.status, a.cover_letter, a.resume, j.id as job_id, j.title, j.company,
      (select coalesce(jsonb_agg(answer - 'isMissed'), '[]') from jsonb_array_elements(a.answers) answer) as answers
    from application a join job j on j.id = a.job_id where a.job_seeker_id = $1 order by a.id`,
  templates: 'select name, subject, body from message_template where employer_id = $1 order by id',
  interviews: `
    select i.state, i.slots, i.minutes, i.starts_at, i.ends_at, i.place, i.link, i.note, j.id as job_id, j.title
    from interview i join job j on j.id = i.job_id where $1 in (i.employer_id, i.job_seeker_id) order by i.id`,
  listings: 'select * from job where employer_id = $1 order by id',
  payments: `
    select job_id, title, amount, currency, status, reference, created_at, invoiced_at, paid_at, ended_at
    from payment where employer_id = $1 order by id`,
  'reports-of-listings': `
    select job_id, title, company, reason, text, reported_at, outcome from listing_report where reporter_id = $1 order by id`,
  'decisions-about-listings': `
    select job_id, title, measure, reason, text, decided_at from listing_decision where employer_id = $1 order by id`,
  'listing-drafts': `
    select form, created_at, updated_at from job_draft where employer_id = $1 order by id`,
  conversations: `
    select c.id, c.title, c.job_id, c.created_at, u.full_name as "with"
    from conversation c
    join user_account u on u.id in (c.participant1_id, c.participant2_id) and u.id <> $1
    where $1 in (c.participant1_id, c.participant2_id) order by c.id`,
  messages: `
    select conversation_id, case when sender_id = $1 then 'me' else 'the other' end as "from", content, sent_at, status,
      array(select file_name from jsonb_array_elements_text(attachments) file join uploaded_file on key = file) as attachments
    from message where $1 in (sender_id, recipient_id) and not is_deleted order by id`,
  'second-factor': 'select enabled_at from second_factor where user_id = $1 and enabled_at is not null',
  'admin-invitations': 'select email, created_at, expires_at from admin_invitation where user_id = $1 order by id',
  suspensions: 'select reason, suspended_at, lifted_at from suspension where user_id = $1 order by id',
  'security-log': `
    select occurred_at, action, details, case when actor_id = $1 then address end as address from audit_entry
    where actor_id = $1 or (subject_kind in ('user', 'company') and subject_id = $1::text) order by position`,
  uploads: `
    select key, file_name, content_type, bytes, uploaded_at from uploaded_file where owner_id = $1 order by uploaded_at`,
};

type Upload = { readonly key: string; readonly file_name: string };

/** Read model: everything stored about a user, across all modules, as the files of an archive. */
export async function* personalData(database: Database, store: FileStore, userId: number): AsyncIterable<ArchivedFile> {
  for (const [name, sql] of Object.entries(QUERIES)) {
    const rows = await database.query(sql, [userId]);
    yield { name: `${name}.json`, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) };
  }
  for (const { key, file_name: fileName } of await database.query<Upload>(QUERIES['uploads'] ?? '', [userId])) {
    for (const stored of [key, ...copiesOf(key)]) {
      const content = await store.get(stored);
      if (content) yield { name: `files/${nameOf(stored, fileName)}`, content };
    }
  }
}

/** Pictures are stored in several sizes; the largest are exported. */
function copiesOf(key: string): string[] {
  return [512, 800].map((size) => key.replace(/\.webp$/, `-${size}.webp`)).filter((copy) => copy !== key);
}

/** Prefixes a document's original name with its key, because names are not unique. */
function nameOf(stored: string, fileName: string): string {
  return stored.endsWith('.webp') ? stored : `${stored.replace(/\.\w+$/, '')}-${fileName}`;
}
