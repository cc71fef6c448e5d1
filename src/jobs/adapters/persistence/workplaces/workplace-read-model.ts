import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { COMPANY_JOBS } from '#jobs/application/ports/job-queries.js';
import { WorkplaceQueries } from '#jobs/application/ports/workplaces.js';
import type {
  PublicWorkplaceView,
  WorkplaceAddress,
  WorkplaceReviewView,
  WorkplaceView,
} from '#jobs/application/workplaces/workplace-views.js';
import { JOB_CARD_COLUMNS } from '../read-model/job-columns.js';
import { isOpen, isPresentable } from '../read-model/job-state-read-model.js';
import type { JobCard } from '#jobs/application/ports/job-card.js';

const OWN = `
  select w.id, w.reference, w.name, w.location, w.place, w.about, w.logo, w.defaults -> 'facts' as facts,
    w.defaults ->> 'payPeriod' as "payPeriod", w.defaults ->> 'currency' as currency,
    w.published is not null as "isPublic", w.awaits_review as "awaitsReview", w.version,
    (select count(*)::int from job where job.workplace_id = w.id and job.archived_at is null) as listings
  from workplace w
  where w.company_id = $1`;

const ALL = prepared(`${OWN} and ($2::int[] is null or w.id = any($2)) order by lower(w.name), w.id`);
const ONE = prepared(`${OWN} and w.id = $2`);

/** Hotels to review; the others follow as these are approved. */
const REVIEW_PAGE = 50;

const COMPANY_NAME = `company.published ->> 'companyName' as "companyName"`;

const TO_REVIEW = prepared(`
  select w.id, w.company_id as "employerId", ${COMPANY_NAME}, w.version, w.published,
    json_build_object('name', w.name, 'location', w.location, 'place', w.place, 'about', w.about, 'logo', w.logo)
      as proposed
  from workplace w join employer_profile company on company.user_id = w.company_id
  where w.awaits_review and company_is_active(w.company_id)
  order by w.id
  limit ${REVIEW_PAGE}`);

const ADDRESS = `w.id, w.company_id as "employerId", ${COMPANY_NAME}, w.published ->> 'name' as name`;

const IS_SHOWN = 'w.published is not null and company.is_reviewed';

const PAGE = prepared(`
  select ${ADDRESS}, w.published ->> 'location' as location, w.published -> 'place' as place,
    w.published ->> 'about' as about, w.published ->> 'logo' as logo, company.is_trusted as "isTrusted",
    (select count(*)::int from job where job.workplace_id = w.id and ${isOpen('$3')}) as "jobCount"
  from workplace w join employer_profile company on company.user_id = w.company_id
  where w.company_id = $1 and w.id = $2 and ${IS_SHOWN} and ${isPresentable('w.company_id')}`);

const CARDS = prepared(`
  select ${JOB_CARD_COLUMNS}
  from job
  where job.workplace_id = $1 and ${isOpen('$2')}
  order by job.posted_at desc, job.id desc
  limit ${COMPANY_JOBS}`);

/** A sitemap is limited to 50,000 URLs; this leaves room for its other entries. */
const MAX_WORKPLACES = 10_000;

const HIRING = prepared(`
  select ${ADDRESS}
  from workplace w join employer_profile company on company.user_id = w.company_id
  where ${IS_SHOWN} and exists (select from job where job.workplace_id = w.id and ${isOpen('$1')})
  order by w.id
  limit ${MAX_WORKPLACES}`);

/** Read model: hotels with their companies and listings. */
@Injectable()
export class WorkplaceReadModel implements WorkplaceQueries {
  constructor(private readonly database: Database) {}

  all(companyId: number, ids?: readonly number[]): Promise<readonly WorkplaceView[]> {
    return this.database.query<WorkplaceView>(ALL, [companyId, ids ?? null]);
  }

  one(companyId: number, id: number): Promise<WorkplaceView | undefined> {
    return this.database.first<WorkplaceView>(ONE, [companyId, id]);
  }

  toReview(): Promise<readonly WorkplaceReviewView[]> {
    return this.database.query<WorkplaceReviewView>(TO_REVIEW);
  }

  async page(companyId: number, id: number, now: Date): Promise<PublicWorkplaceView | undefined> {
    const page = await this.database.first<Omit<PublicWorkplaceView, 'jobs'>>(PAGE, [companyId, id, now]);
    return page && { ...page, jobs: await this.database.query<JobCard>(CARDS, [id, now]) };
  }

  hiring(now: Date): Promise<readonly WorkplaceAddress[]> {
    return this.database.query<WorkplaceAddress>(HIRING, [now]);
  }
}
