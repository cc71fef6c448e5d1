import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import type { Page, PageRequest } from '#shared/application/page.js';
import type { CompanyReach } from '#shared/domain/actor.js';
import type { BookmarkedJob } from '#jobs/application/ports/bookmarks.js';
import {
  COMPANY_JOBS,
  type JobQueries,
  type CompanyAddress,
  type CompanyPage,
  SITEMAP_PART,
  type Company,
  type EndedOrOpenJob,
  type EmployerJobView,
  type JobFilterForAdmins,
  type ListingDecision,
  type OwnListingsFilter,
  type SitemapEntry,
  type UnavailableBookmark,
} from '#jobs/application/ports/job-queries.js';
import type { JobView } from '#jobs/application/ports/job-view.js';
import type { JobText } from '#jobs/domain/job-details.js';
import { PremiumTerms } from '#jobs/application/review/premium-terms.js';
import { partsWithOpenListings } from './open-parts.js';
import { adminJobPage } from './admin-job-list.js';
import { decisionsAbout } from '../decisions.js';
import {
  asWritten,
  JOB_CARD_COLUMNS,
  JOB_COLUMNS,
  JOB_TABLES,
  MANAGED_COLUMNS,
  type ManagedRow,
} from './job-columns.js';
import { repliesWithinDays } from './reply-time-read-model.js';
import {
  AWAITS_ADMIN,
  AWAITS_REVIEW,
  hasClosed,
  IS_KEPT_FOR_FOLLOWERS,
  IS_PUBLISHED,
  isInState,
  isOpen,
  isPresentable,
  isRemoved,
} from './job-state-read-model.js';
import type { JobCard } from '#jobs/application/ports/job-card.js';

/** A sitemap is limited to 50,000 URLs; this leaves room for its other entries. */
const MAX_COMPANIES = 25_000;

const ONE = prepared(`select ${JOB_COLUMNS} from ${JOB_TABLES} where job.id = $1`);

const MANAGED = prepared(
  `select ${MANAGED_COLUMNS}, job.checked_text as "checkedText" from ${JOB_TABLES} where job.id = $1`,
);

const LAST_APPROVED = prepared(`
  select ${JOB_COLUMNS} from ${JOB_TABLES} where job.id = $1 and ${IS_KEPT_FOR_FOLLOWERS}`);

const ENDED_OR_OPEN = prepared(`
  select id, title, company, location, case when not (${isOpen('$2')}) then least(closes_at, archived_at) end as "endedAt"
  from job
  where id = $1 and first_approved_at is not null and not ${isRemoved()}
    and (${isInState('archived')} or ${hasClosed('$2')} or (${isOpen('$2')}))`);

const IS_FOLLOWED = prepared(`
  select from application where job_id = $1 and job_seeker_id = $2
  union all
  select from bookmark where job_id = $1 and user_id = $2`);

const KEY = { key: TIME_AND_ID, keyOf: ({ postedAt, id }: JobView): [Date, number] => [postedAt, id] };

/** `$1`: the employer; `$2`: the hotels within reach, null for all; `$3`: one hotel. */
const OF_REACH = `job.employer_id = $1 and ($2::int[] is null or job.workplace_id = any($2))
  and ($3::int is null or job.workplace_id = $3)`;

const OF_EMPLOYER = {
  ...KEY,
  rows: prepared(`
    select ${MANAGED_COLUMNS},
      (select count(*)::int from application a where a.job_id = job.id and a.held_until is null) as "applicationCount"
    from ${JOB_TABLES}
    where ${OF_REACH} and ($4::timestamptz is null or (job.posted_at, job.id) < ($4, $5::int))
    order by job.posted_at desc, job.id desc
    limit $6`),
  total: prepared(`select count(*)::int as total from job where ${OF_REACH}`),
};

const listed = (condition: string) => ({
  ...KEY,
  rows: prepared(`
    select ${MANAGED_COLUMNS}
    from ${JOB_TABLES}
    where ${condition} and ($1::timestamptz is null or (job.posted_at, job.id) > ($1, $2::int))
    order by job.posted_at, job.id
    limit $3`),
  total: prepared(`select count(*)::int as total from job where ${condition}`),
  values: [],
});

// Listings of suspended accounts wait until the suspension is lifted.
const AWAITING_ADMIN = listed(`${AWAITS_ADMIN} and job.hidden_at is null`);
/** If premium is paid first, its request waits for the employer, not for an admin. */
const AWAITING_APPROVAL = listed(`${AWAITS_REVIEW} and job.hidden_at is null`);

type BookmarkRow = JobCard & { readonly bookmarkId: number; readonly createdAt: Date };

const FROM_BOOKMARKS = `
  from bookmark join job on job.id = bookmark.job_id
  where bookmark.user_id = $1 and (${IS_PUBLISHED} or ${IS_KEPT_FOR_FOLLOWERS})`;

const BOOKMARKED = {
  rows: prepared(`
    select bookmark.id as "bookmarkId", bookmark.created_at as "createdAt", ${JOB_CARD_COLUMNS}
    ${FROM_BOOKMARKS} and ($2::timestamptz is null or (bookmark.created_at, bookmark.id) < ($2, $3::int))
    order by bookmark.created_at desc, bookmark.id desc
    limit $4`),
  total: prepared(`select count(*)::int as total ${FROM_BOOKMARKS}`),
  key: TIME_AND_ID,
  keyOf: ({ createdAt, bookmarkId }: BookmarkRow): [Date, number] => [createdAt, bookmarkId],
};

const UNAVAILABLE_BOOKMARKS = prepared(`
  select bookmark.id, job.id as "jobId", bookmark.created_at as "createdAt", job.title, job.company
  from bookmark join job on job.id = bookmark.job_id
  where bookmark.user_id = $1 and not (${IS_PUBLISHED} or ${IS_KEPT_FOR_FOLLOWERS})
  order by bookmark.created_at desc, bookmark.id desc
  limit 100`);

const COMPANY = prepared(`
  select published ->> 'companyLogo' as logo, published ->> 'companyWebsite' as website
  from employer_profile
  where user_id = $1`);

const COMPANY_PAGE = prepared(`
  select user_id as "employerId", published ->> 'companyName' as "companyName", published ->> 'companyLogo' as "companyLogo",
    published ->> 'companyWebsite' as "companyWebsite", published ->> 'industry' as industry,
    published ->> 'companySize' as "companySize", published ->> 'location' as location, published ->> 'about' as about,
    published ->> 'founded' as founded, is_trusted as "isTrusted",
    case when not is_trusted then verified_domain end as "controlledDomain", ${repliesWithinDays('user_id')},
    (select count(*)::int from job where job.employer_id = user_id and ${isOpen('$2')}) as "jobCount",
    (select coalesce(json_agg(json_build_object('id', w.id, 'name', w.published ->> 'name',
        'location', w.published ->> 'location', 'logo', w.published ->> 'logo', 'jobCount', (
          select count(*)::int from job where job.workplace_id = w.id and ${isOpen('$2')}))
        order by lower(w.published ->> 'name'), w.id), '[]')
      from workplace w where w.company_id = user_id and w.published is not null) as workplaces
  from employer_profile
  where user_id = $1 and is_reviewed and ${isPresentable('user_id')}`);

const COMPANY_CARDS = prepared(`
  select ${JOB_CARD_COLUMNS}
  from job
  where job.employer_id = $1 and ${isOpen('$2')}
  order by job.posted_at desc, job.id desc
  limit ${COMPANY_JOBS}`);

const HIRING_COMPANIES = prepared(`
  select user_id as "employerId", published ->> 'companyName' as "companyName"
  from employer_profile
  where is_reviewed and exists (select from job where job.employer_id = user_id and ${isOpen('$1')})
  order by user_id
  limit ${MAX_COMPANIES}`);

const OPEN_PARTS = partsWithOpenListings(SITEMAP_PART);

/** Changes that a verified employer publishes at once do not count: they are facts, not texts. */
const SITEMAP_ENTRIES = prepared(`
  select id, greatest(posted_at, approved_at) as "changedAt"
  from job
  where id >= $1::bigint and id < $2::bigint and ${isOpen('$3')}
  order by id`);

/** Read model of listings with their views, applications, bookmarks and companies. */
@Injectable()
export class JobReadModel implements JobQueries {
  constructor(
    private readonly database: Database,
    private readonly premium: PremiumTerms,
  ) {}

  find(id: number): Promise<JobView | undefined> {
    return this.database.first<JobView>(ONE, [id]);
  }

  async managed(id: number): Promise<JobView | undefined> {
    const row = await this.database.first<ManagedRow & { checkedText: JobText | null }>(MANAGED, [id]);
    if (!row) return undefined;
    const { checkedText, ...job } = row;
    return { ...asWritten(job), approvedText: checkedText ?? (job.proposedText && job) };
  }

  lastApproved(id: number): Promise<JobView | undefined> {
    return this.database.first<JobView>(LAST_APPROVED, [id]);
  }

  endedOrOpen(id: number, now: Date): Promise<EndedOrOpenJob | undefined> {
    return this.database.first<EndedOrOpenJob>(ENDED_OR_OPEN, [id, now]);
  }

  isFollowed(id: number, userId: number): Promise<boolean> {
    return this.database.exists(IS_FOLLOWED, [id, userId]);
  }

  decisionsAbout(id: number): Promise<readonly ListingDecision[]> {
    return decisionsAbout(this.database, id);
  }

  async ofEmployer(
    { employerId, workplaceIds }: CompanyReach,
    { workplaceId, ...request }: OwnListingsFilter,
  ): Promise<Page<EmployerJobView>> {
    const query = { ...OF_EMPLOYER, values: [employerId, workplaceIds ?? null, workplaceId ?? null] };
    const page = await keysetPage<EmployerJobView & ManagedRow>(this.database, query, request);
    return { ...page, items: page.items.map(asWritten) };
  }

  async awaitingAdmin(request: PageRequest): Promise<Page<JobView>> {
    const query = this.premium.isPaidFirst ? AWAITING_APPROVAL : AWAITING_ADMIN;
    const page = await keysetPage<ManagedRow>(this.database, query, request);
    return { ...page, items: page.items.map(asWritten) };
  }

  forAdmins(filter: JobFilterForAdmins): Promise<Page<JobView>> {
    return adminJobPage(this.database, filter);
  }

  async bookmarked(userId: number, request: PageRequest): Promise<Page<BookmarkedJob>> {
    const page = await keysetPage(this.database, { ...BOOKMARKED, values: [userId] }, request);
    const items = page.items.map(({ bookmarkId: id, createdAt, ...job }) => ({ id, jobId: job.id, createdAt, job }));
    return { ...page, items };
  }

  unavailableBookmarks(userId: number): Promise<readonly UnavailableBookmark[]> {
    return this.database.query<UnavailableBookmark>(UNAVAILABLE_BOOKMARKS, [userId]);
  }

  company(employerId: number): Promise<Company | undefined> {
    return this.database.first<Company>(COMPANY, [employerId]);
  }

  async companyPage(employerId: number, now: Date): Promise<CompanyPage | undefined> {
    const company = await this.database.first<Omit<CompanyPage, 'jobs'>>(COMPANY_PAGE, [employerId, now]);
    return company && { ...company, jobs: await this.database.query<JobCard>(COMPANY_CARDS, [employerId, now]) };
  }

  hiringCompanies(now: Date): Promise<readonly CompanyAddress[]> {
    return this.database.query<CompanyAddress>(HIRING_COMPANIES, [now]);
  }

  async sitemapParts(now: Date): Promise<readonly number[]> {
    return (await this.database.query<{ part: number }>(OPEN_PARTS, [now])).map(({ part }) => part);
  }

  sitemapPart(part: number, now: Date): Promise<readonly SitemapEntry[]> {
    return this.database.query<SitemapEntry>(SITEMAP_ENTRIES, [part * SITEMAP_PART, (part + 1) * SITEMAP_PART, now]);
  }
}
