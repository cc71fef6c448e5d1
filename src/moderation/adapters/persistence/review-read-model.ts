import { Injectable } from '@nestjs/common';
import { getDomain } from 'tldts';
import { ExchangeRates, IS_PUBLISHED } from '#jobs';
import { Database } from '#platform/postgres/database.js';
import { containsPattern } from '#platform/postgres/like.js';
import { foldLine } from '#shared/domain/text/folded-text.js';
import { skeletonOf } from '#shared/domain/text/skeleton.js';
import { looksLike } from '../../domain/hints/company-names.js';
import type {
  CompanyCounts,
  CompanyName,
  ListingReview,
  ListingTexts,
  ReportedJob,
  ReviewQueries,
} from '../../application/ports/review-queries.js';

const LISTING = `
  select j.id, j.employer_id as "employerId", j.title, j.company, j.location, j.description, j.requirements,
    j.responsibilities, j.benefits, j.department, j.salary, j.min_salary as "minSalary", j.max_salary as "maxSalary",
    j.pay_period as "payPeriod", j.currency, approved.details as "approvedText",
    p.published ->> 'companyName' as "companyName", p.company_website as website, p.is_trusted as "isTrusted",
    u.email, u.full_name as "accountName", u.created_at as "memberSince"
  from job j
  join user_account u on u.id = j.employer_id
  left join employer_profile p on p.user_id = j.employer_id
  left join approved_job_text approved on approved.job_id = j.id
  where j.id = $1`;

/** Counts of the employer's listings and of the decisions about them. */
const COUNTS = `
  select
    (select count(*)::int from job where employer_id = $1) as listings,
    (select count(*)::int from job where employer_id = $1 and ${IS_PUBLISHED}) as published,
    count(*) filter (where measure = 'approved')::int as approved,
    count(*) filter (where measure = 'rejected')::int as rejected,
    count(*) filter (where measure = 'archived')::int as "takenDown",
    (select count(*)::int from listing_report r join job j on j.id = r.job_id where j.employer_id = $1) as reports
  from listing_decision where employer_id = $1`;

/** Other employers' listings that contain a sentence; the trigram index is fast for long ones. */
const COPIED = `
  select job.company from job_search s join job on job.id = s.job_id
  where s.doc like $1 and job.employer_id <> $2
  order by job.id limit 1`;

/** Other employers' verified companies whose names have the most in common with a name, for `looksLike` to compare. */
const VERIFIED_NAMES = `
  select company_name as "companyName" from employer_profile
  where is_trusted and user_id <> $2
  order by word_similarity(verified_name_key, $1) desc, id
  limit 20`;

const NAMES = `
  select p.user_id as "employerId", p.version, p.company_name as "companyName", p.company_website as "companyWebsite",
    p.verified_domain as domain, u.full_name as "accountName", u.created_at as "memberSince"
  from employer_profile p join user_account u on u.id = p.user_id
  where p.awaits_verification and u.suspended_at is null
  order by p.user_id
  limit 50`;

/** Copies are detected by the longest sentences of a text. Lengths are in characters. */
const MAX_SENTENCES = 2;
const MIN_LENGTH = 80;
const MAX_LENGTH = 160;

const MAX_LISTINGS = 50;
const MAX_REPORTS_PER_LISTING = 20;

const QUEUE = `
  select job.id as "jobId", job.employer_id as "employerId", job.title, job.company, job.version,
    ${IS_PUBLISHED} as "isPublished", q.count, q.reports
  from (
    select job_id, count(*)::int as count, min(id) as first,
      (json_agg(json_build_object('id', id, 'reason', reason, 'text', text, 'hasAccount', reporter_id is not null,
        'reportedAt', to_char(reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id)) as reports
    from (
      select *, row_number() over (partition by job_id order by id) as nth
      from listing_report where outcome is null and job_id is not null
    ) r
    where nth <= ${MAX_REPORTS_PER_LISTING}
    group by job_id
  ) q
  join job on job.id = q.job_id
  order by q.first
  limit ${MAX_LISTINGS}`;

type Row = ListingReview['listing'] &
  Parameters<ExchangeRates['comparable']>[0] & {
    readonly id: number;
    readonly employerId: number;
    readonly approvedText: ListingTexts | null;
    readonly companyName: string | null;
    readonly website: string | null;
    readonly isTrusted: boolean | null;
    readonly email: string;
    readonly accountName: string;
    readonly memberSince: Date;
  };

/** Read model of listings with their companies, accounts and reports. */
@Injectable()
export class ReviewReadModel implements ReviewQueries {
  constructor(
    private readonly database: Database,
    private readonly rates: ExchangeRates,
  ) {}

  reported(): Promise<readonly ReportedJob[]> {
    return this.database.query<ReportedJob>(QUEUE);
  }

  async review(jobId: number): Promise<ListingReview | undefined> {
    const row = await this.database.first<Row>(LISTING, [jobId]);
    if (!row) return undefined;
    const counts = await this.database.one<CompanyCounts>(COUNTS, [row.employerId]);
    const { companyName, website, email, employerId, approvedText, memberSince } = row;
    const context = {
      companyName,
      accountName: row.accountName,
      websiteDomain: website && domainOf(website),
      senderDomain: domainOf(email),
      yearlyPay: this.rates.comparable(row).max,
      isTrusted: row.isTrusted === true,
      verifiedNamesake: await this.verifiedNamesake(employerId, [row.company, companyName ?? '']),
      copiedFrom: await this.copiedFrom(row),
    };
    return { listing: row, employerId, context, approvedText, memberSince, isTrusted: row.isTrusted === true, counts };
  }

  async namesToCheck(): Promise<readonly CompanyName[]> {
    const rows = await this.database.query<Omit<CompanyName, 'context'> & { accountName: string }>(NAMES);
    return Promise.all(
      rows.map(async ({ accountName, ...company }) => {
        const { employerId, companyName, domain: websiteDomain } = company;
        const verifiedNamesake = await this.verifiedNamesake(employerId, [companyName]);
        return { ...company, context: { companyName, accountName, websiteDomain, verifiedNamesake } };
      }),
    );
  }

  private async verifiedNamesake(employerId: number, names: readonly string[]): Promise<string | null> {
    for (const name of names.filter(Boolean)) {
      const verified = await this.database.query<{ companyName: string }>(VERIFIED_NAMES, [
        skeletonOf(name),
        employerId,
      ]);
      const namesake = verified.find(({ companyName }) => looksLike(name, companyName));
      if (namesake) return namesake.companyName;
    }
    return null;
  }

  private async copiedFrom({ description, employerId }: Row): Promise<string | null> {
    const sentences = description
      .split(/[.!?\n]/)
      .map((sentence) => foldLine(sentence).slice(0, MAX_LENGTH))
      .filter((sentence) => sentence.length >= MIN_LENGTH)
      .toSorted((one, other) => other.length - one.length)
      .slice(0, MAX_SENTENCES);
    for (const sentence of sentences) {
      const copy = await this.database.first<{ company: string }>(COPIED, [containsPattern(sentence), employerId]);
      if (copy) return copy.company;
    }
    return null;
  }
}

/** The registrable domain of a website or an email address; sites under a shared hosting suffix count separately. */
function domainOf(text: string): string | null {
  return getDomain(text.includes('@') ? text.slice(text.lastIndexOf('@') + 1) : text, { allowPrivateDomains: true });
}
