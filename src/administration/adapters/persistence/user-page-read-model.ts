import { IS_PUBLISHED, isInState } from '#jobs';
import { prepared, type Database } from '#platform/postgres/database.js';
import { MOST_SHOWN, type UserPageBody } from '../../application/views/user-page.view.js';

const FACTS = prepared(`
  select u.id, u.username, u.email, u.full_name as "fullName", u.role, u.avatar, u.created_at as "createdAt",
    u.email_verified_at as "emailVerifiedAt", u.suspended_at as "suspendedAt",
    u.password_hash is not null as "hasPassword",
    (select count(*)::int from passkey where user_id = u.id) as passkeys,
    (select json_build_object('companyName', company_name, 'companyWebsite', company_website, 'isTrusted', is_trusted,
      'isReviewed', is_reviewed, 'version', version, 'verifiedAt', verified_at, 'verifiedDomain', verified_domain,
      'verificationNote', verification_note, 'withdrawalReason', withdrawal_reason) from employer_profile where user_id = u.id) as company,
    (select count(*)::int from job where employer_id = u.id) as "listingCount",
    (select count(*)::int from application where job_seeker_id = u.id) as "applicationCount"
  from user_account u
  where u.id = $1 and u.deleted_at is null`);

const SUSPENSIONS = prepared(`
  select reason, suspended_at as "suspendedAt", lifted_at as "liftedAt" from suspension
  where user_id = $1 order by id desc limit ${MOST_SHOWN}`);

const DECISIONS = prepared(`
  select d.measure, d."listingId", d.title, d.reason, d.text, d."decidedAt", d."adminId", admin.full_name as "adminName"
  from (
    select 1 as kind, id, measure, job_id as "listingId", title, reason, text, decided_at as "decidedAt", admin_id as "adminId"
    from listing_decision where employer_id = $1
    union all
    select 2, id, 'suspended', null, null, null, reason, suspended_at, suspended_by from suspension where user_id = $1
    union all
    select 3, id, 'reinstated', null, null, null, null, lifted_at, lifted_by from suspension
    where user_id = $1 and lifted_at is not null
  ) d
  left join user_account admin on admin.id = d."adminId"
  order by d."decidedAt" desc, d.kind desc, d.id desc limit ${MOST_SHOWN}`);

const SESSIONS = prepared(`
  select id, created_at as "startedAt", sess #>> '{client,address}' as address, sess #>> '{client,userAgent}' as "userAgent"
  from session where user_id = $1 and expire > now() order by created_at desc, id desc limit ${MOST_SHOWN}`);

const LISTINGS = prepared(`
  select id, title, posted_at as "postedAt",
    case when ${isInState('archived')} then 'archived' when ${isInState('rejected')} then 'rejected'
      when ${isInState('pending')} then 'pending' when ${IS_PUBLISHED} then 'published' else 'hidden' end as state
  from job where employer_id = $1 order by posted_at desc, id desc limit ${MOST_SHOWN}`);

const APPLICATIONS = prepared(`
  select a.id, a.job_id as "jobId", j.title, j.company, a.status, a.applied_at as "appliedAt"
  from application a join job j on j.id = a.job_id
  where a.job_seeker_id = $1 order by a.applied_at desc, a.id desc limit ${MOST_SHOWN}`);

type Facts = Omit<UserPageBody, 'suspensions' | 'decisions' | 'sessions' | 'listings' | 'applications'>;

/** Read model: an account with its listings, applications and sessions. */
export async function userPage(database: Database, userId: number): Promise<UserPageBody | undefined> {
  const facts = await database.first<Facts>(FACTS, [userId]);
  if (!facts) return undefined;
  const [suspensions, decisions, sessions, listings, applications] = await Promise.all([
    database.query<UserPageBody['suspensions'][number]>(SUSPENSIONS, [userId]),
    database.query<UserPageBody['decisions'][number]>(DECISIONS, [userId]),
    database.query<UserPageBody['sessions'][number]>(SESSIONS, [userId]),
    database.query<UserPageBody['listings'][number]>(LISTINGS, [userId]),
    database.query<UserPageBody['applications'][number]>(APPLICATIONS, [userId]),
  ]);
  return { ...facts, suspensions, decisions, sessions, listings, applications };
}
