import { Inject, Injectable } from '@nestjs/common';
import { isPresentable } from '#jobs';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Database, prepared } from '#platform/postgres/database.js';
import type { CandidateBody, CandidateOutlineBody, FoundCandidatesBody } from '../../application/candidate.view.js';
import type { CandidateCriteria, CandidateQueries } from '../../application/ports/candidate-queries.js';
import type { CandidateProfile } from '../../application/ports/candidates.js';
import { initialsOf, SEARCH_LIMITS } from '../../domain/candidate.js';
import { ANSWER_DAYS } from '../../domain/contact-request.js';
import { stateForCompany } from './state-for-company.js';

/** `$1`: whether an unverified email address hides. */
const FINDABLE = `
  from findable_person c
  join user_account u on u.id = c.user_id
  join job_seeker_profile p on p.user_id = c.user_id
  where u.deleted_at is null and u.suspended_at is null and u.role = 'job_seeker'
    and (u.email_verified_at is not null or not $1)`;

const OUTLINE = `
  c.handle, u.full_name as name, c.shows_name as "showsName",
  case when c.shows_photo then u.avatar end as avatar, case when c.shows_headline then p.headline end as headline,
  case when c.shows_place then p.location end as location, p.desired_roles as "desiredRoles", c.experience,
  c.available_from::text as "availableFrom"`;

const DISTANCE = 'great_circle_km($3::float8, $4::float8, c.latitude, c.longitude)';

/** Those asked for first, then the nearest; others in an order that says nothing about them. One more than are told. */
const FOUND = `
  from (
    select c.user_id, c.terms @@ $6::tsquery as is_exact, case when $3::float8 is not null then ${DISTANCE} end as km
    ${FINDABLE} and c.terms @@ $2::tsquery
      and ($3::float8 is null or ${DISTANCE} <= $5)
      and c.languages @> $7::text[]
      and ($8::int is null or c.experience >= $8)
      and ($9::date is null or c.available_from <= $9)
    order by is_exact desc, km, c.handle
    limit ${SEARCH_LIMITS.page * SEARCH_LIMITS.pages + 1}
  ) found`;

const PAGE = `
  select ${OUTLINE}, round(found.km)::int as kilometers
  ${FOUND} join findable_person c on c.user_id = found.user_id join user_account u on u.id = c.user_id
    join job_seeker_profile p on p.user_id = c.user_id
  order by found.is_exact desc, found.km, c.handle
  limit ${SEARCH_LIMITS.page} offset $10`;

const COUNT = `select count(*)::int as found ${FOUND}`;

const REQUEST = `
  select json_build_object('id', r.id, 'askedAt', r.asked_at,
    'state', ${stateForCompany(`$4::timestamptz - interval '${ANSWER_DAYS} days'`)})
  from contact_request r where r.employer_id = $3 and r.job_seeker_id = c.user_id order by r.id desc limit 1`;

const CARD = prepared(`
  select ${OUTLINE}, null as kilometers, p.languages, p.skills,
    array(select entry ->> 'name' from jsonb_array_elements(p.certifications) entry) as certificates,
    (${REQUEST}) as request
  ${FINDABLE} and c.handle = $2`);

const IS_VERIFIED = prepared(`
  select from employer_profile where user_id = $1 and is_trusted and ${isPresentable('user_id')}`);

const PROFILE = prepared(`
  select headline, location, desired_roles as "desiredRoles", skills, languages, experience,
    array(select entry ->> 'name' from jsonb_array_elements(certifications) entry) as certificates,
    available_from::text as "availableFrom"
  from job_seeker_profile where user_id = $1`);

type Named<Body> = Body & { readonly showsName: boolean };

/** Read model of the people whom companies may find, with their accounts and profiles. */
@Injectable()
export class CandidateReadModel implements CandidateQueries {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  isVerified(employerId: number): Promise<boolean> {
    return this.database.exists(IS_VERIFIED, [employerId]);
  }

  async search(criteria: CandidateCriteria, page: number): Promise<FoundCandidatesBody> {
    const { any, exact, near, languages, experience, availableBy } = criteria;
    const place = [near?.latitude ?? null, near?.longitude ?? null, near?.kilometers ?? null];
    const facts = [languages, experience ?? null, availableBy ?? null];
    const values = [this.settings.requireVerifiedEmail, any, ...place, exact ?? any, ...facts];
    const most = SEARCH_LIMITS.page * SEARCH_LIMITS.pages;
    const { found } = await this.database.one<{ found: number }>(COUNT, values);
    const rows = await this.database.query<Named<CandidateOutlineBody>>(PAGE, [
      ...values,
      (page - 1) * SEARCH_LIMITS.page,
    ]);
    return { people: rows.slice(0, most).map(asShown), found: Math.min(found, most), isCut: found > most };
  }

  async card(employerId: number, handle: string, now: Date): Promise<CandidateBody | undefined> {
    const values = [this.settings.requireVerifiedEmail, handle, employerId, now];
    const row = await this.database.first<Named<CandidateBody>>(CARD, values);
    return row && asShown(row);
  }

  profile(userId: number): Promise<CandidateProfile | undefined> {
    return this.database.first<CandidateProfile>(PROFILE, [userId]);
  }
}

function asShown<Body extends CandidateOutlineBody>({ showsName, ...row }: Named<Body>): Body {
  return { ...row, name: showsName ? row.name : initialsOf(row.name) } as unknown as Body;
}
