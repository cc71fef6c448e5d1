import { Injectable } from '@nestjs/common';
import { isPresentable } from '#jobs';
import { Database, prepared } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import { containsPattern, unaccentedColumn } from '#platform/postgres/like.js';
import type { Page } from '#shared/application/page.js';
import { foldAccentedLetters } from '#shared/domain/text/folded-text.js';
import type {
  PoolConsentBody,
  PoolPersonBody,
  PoolPersonOutlineBody,
  PoolTagBody,
} from '../../application/pool.view.js';
import type { EndingConsent, PoolFilter, PoolQueries } from '../../application/ports/pool-queries.js';

const utcText = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const APPLICATION = `json_build_object('applicationId', a.application_id, 'title', a.title,
  'appliedAt', ${utcText('a.applied_at')}, 'status', a.status)`;

const COLUMNS = `
  m.id, m.job_seeker_id as "jobSeekerId", u.full_name as "fullName", u.avatar, p.headline, p.location, p.experience,
  coalesce(p.languages, '[]') as languages, coalesce(p.skills, '[]') as skills,
  p.available_from::text as "availableFrom", m.tags, m.consented_at as "consentedAt", m.expires_at as "expiresAt",
  (select count(*)::int from pool_application a where a.member_id = m.id) as "applicationCount",
  (select ${APPLICATION} from pool_application a where a.member_id = m.id
    order by a.applied_at desc, a.application_id desc limit 1) as "lastApplication"`;

/** The people whom the company `$1` keeps in mind at the time `$2`. Companies whose listings our team removed reach nobody. */
export const PEOPLE = `
  from pool_member m
  join user_account u on u.id = m.job_seeker_id
  left join job_seeker_profile p on p.user_id = m.job_seeker_id
  where m.employer_id = $1 and m.expires_at > $2 and u.deleted_at is null and u.suspended_at is null
    and ${isPresentable('m.employer_id')}`;

const MATCHES = `
  ($3::text is null or ${['u.full_name', 'p.headline', 'p.location'].map((column) => `${unaccentedColumn(column)} like $3`).join(' or ')})
  and ($4::text is null or m.tags ? $4)`;

const LIST = {
  rows: {
    text: `
    select ${COLUMNS} ${PEOPLE} and ${MATCHES}
      and ($5::timestamptz is null or (m.consented_at, m.id) < ($5, $6::int))
    order by m.consented_at desc, m.id desc
    limit $7`,
  },
  total: { text: `select count(*)::int as total ${PEOPLE} and ${MATCHES}` },
  key: TIME_AND_ID,
  keyOf: ({ consentedAt, id }: PoolPersonOutlineBody): [Date, number] => [consentedAt, id],
};

const ONE = prepared(`
  select ${COLUMNS}, u.email, p.phone, p.bio, m.consent_text as "consentText",
    (select coalesce(json_agg(${APPLICATION} order by a.applied_at desc, a.application_id desc), '[]')
      from pool_application a where a.member_id = m.id) as applications,
    (select coalesce(json_agg(json_build_object('id', n.id, 'author', w.full_name, 'text', n.text,
        'writtenAt', ${utcText('n.written_at')}) order by n.id desc), '[]')
      from pool_note n left join user_account w on w.id = n.author_id and w.deleted_at is null
      where n.member_id = m.id) as notes
  ${PEOPLE} and m.id = $3`);

const TAGS = prepared(`
  select tag, count(*)::int as count
  from (select m.tags ${PEOPLE}) people, jsonb_array_elements_text(tags) as tag
  group by tag order by count desc, tag limit 200`);

const CONSENTS = prepared(`
  select m.employer_id as "employerId",
    coalesce(e.published ->> 'companyName', u.full_name) as "companyName", m.consent_text as text,
    m.consented_at as "consentedAt", m.expires_at as "expiresAt"
  from pool_member m
  join user_account u on u.id = m.employer_id
  left join employer_profile e on e.user_id = m.employer_id
  where m.job_seeker_id = $1 and m.expires_at > $2
  order by m.consented_at desc, m.id desc
  limit 200`);

const CONSENT = `
  select m.id, m.job_seeker_id as "jobSeekerId", coalesce(e.published ->> 'companyName', u.full_name) as company,
    m.expires_at as "expiresAt"
  from pool_member m
  join user_account u on u.id = m.employer_id
  left join employer_profile e on e.user_id = m.employer_id`;

const ENDING = prepared(`
  ${CONSENT} where m.expires_at > $1 and m.expires_at <= $2 and m.id > $3 order by m.id limit 500`);

const ONE_CONSENT = prepared(`${CONSENT} where m.id = $1 and m.expires_at > $2`);

const IS_KEPT = prepared(`select ${PEOPLE} and m.job_seeker_id = $3`);

/** Read model of talent pools, with accounts, profiles and companies. */
@Injectable()
export class PoolReadModel implements PoolQueries {
  constructor(private readonly database: Database) {}

  people(employerId: number, { search, tag, ...page }: PoolFilter, now: Date): Promise<Page<PoolPersonOutlineBody>> {
    const pattern = search?.trim() ? containsPattern(foldAccentedLetters(search.trim())) : null;
    return keysetPage(this.database, { ...LIST, values: [employerId, now, pattern, tag || null] }, page);
  }

  person(employerId: number, id: number, now: Date): Promise<PoolPersonBody | undefined> {
    return this.database.first<PoolPersonBody>(ONE, [employerId, now, id]);
  }

  tags(employerId: number, now: Date): Promise<readonly PoolTagBody[]> {
    return this.database.query<PoolTagBody>(TAGS, [employerId, now]);
  }

  consents(jobSeekerId: number, now: Date): Promise<readonly PoolConsentBody[]> {
    return this.database.query<PoolConsentBody>(CONSENTS, [jobSeekerId, now]);
  }

  ending({ from, to }: { readonly from: Date; readonly to: Date }, afterId: number): Promise<readonly EndingConsent[]> {
    return this.database.query<EndingConsent>(ENDING, [from, to, afterId]);
  }

  consent(id: number, now: Date): Promise<EndingConsent | undefined> {
    return this.database.first<EndingConsent>(ONE_CONSENT, [id, now]);
  }

  isKept(employerId: number, jobSeekerId: number, now: Date): Promise<boolean> {
    return this.database.exists(IS_KEPT, [employerId, now, jobSeekerId]);
  }
}
