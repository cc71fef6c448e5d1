import { Injectable } from '@nestjs/common';
import { domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';
import { AWAITS_ADMIN, ExchangeRates, IS_PUBLISHED } from '#jobs';
import { CopiedTexts } from '#search';
import { Database } from '#platform/postgres/database.js';
import { LARGEST_PAGE } from '#shared/application/page.js';
import { readingOf } from '#shared/domain/text/skeleton.js';
import { looksLike } from '../../domain/hints/company-names.js';
import type { ReviewQueries } from '../../application/ports/review-queries.js';
import type { ReportedJobBody } from '../../application/report.view.js';
import type {
  CompanyCountsBody,
  CompanyNameBody,
  ExplanationBody,
  ListingHintsBody,
  ListingReviewBody,
} from '../../application/review.view.js';
import { riskOf } from '../../domain/hints/risk.js';
import { longSentences, sameTexts } from '../../domain/hints/same-text.js';
import { hintsAboutName, hintsFor, type HintedListing } from '../../domain/hints/hints.js';

const LISTINGS = `
  select job.id, job.version, job.employer_id as "employerId", job.title, job.company, job.location, job.description,
    job.requirements, job.responsibilities, job.benefits, job.department, job.salary, job.min_salary as "minSalary",
    job.max_salary as "maxSalary", job.pay_period as "payPeriod", job.currency, job.proposed_text as "proposedText",
    p.published ->> 'companyName' as "companyName", p.company_website as website, p.is_trusted as "isTrusted",
    u.email, u.full_name as "accountName", u.created_at as "memberSince"
  from job
  join user_account u on u.id = job.employer_id
  left join employer_profile p on p.user_id = job.employer_id`;

const LISTING = `${LISTINGS} where job.id = $1`;

/** The oldest listings that await an admin. */
const AWAITING = `
  ${LISTINGS}
  where job.id = any(array(
    select job.id from job where ${AWAITS_ADMIN} and job.hidden_at is null order by job.posted_at, job.id limit ${LARGEST_PAGE}))
  order by job.posted_at, job.id`;

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

/**
 * For each name `$1` of an employer `$2`: other employers' verified companies whose names have the most in common with
 * it, for `looksLike` to compare.
 */
const VERIFIED_NAMES = `
  select array(
      select company_name from employer_profile
      where is_trusted and user_id <> asked.employer_id
      order by word_similarity(verified_name_key, asked.name) desc, id
      limit 20) as names
  from unnest($1::text[], $2::int[]) with ordinality as asked (name, employer_id, nth)
  order by nth`;

/** Of the latest decisions only, so that it stays fast. */
const EXPLANATIONS = `
  select reason, text
  from (
    select id, reason, text from listing_decision
    where reason is not null and text is not null and measure in ('rejected', 'archived')
    order by id desc limit 200
  ) latest
  group by reason, text
  order by max(id) desc
  limit 20`;

const NAMES = `
  select p.user_id as "employerId", p.version, p.company_name as "companyName", p.company_website as "companyWebsite",
    p.verified_domain as domain, u.full_name as "accountName", u.created_at as "memberSince"
  from employer_profile p join user_account u on u.id = p.user_id
  where p.awaits_verification and company_is_active(p.user_id)
  order by p.user_id
  limit 50`;

/** Copies are detected by the longest sentences of a text. */
const MAX_SENTENCES = 2;

const MAX_LISTINGS = 50;
const MAX_REPORTS_PER_LISTING = 20;

/** How many of a reporter's other reports ended so. */
const earlier = (outcome: string): string =>
  `(select count(*)::int from listing_report p where p.reporter_id = r.reporter_id and p.outcome ${outcome})`;

const QUEUE = `
  select job.id as "jobId", job.employer_id as "employerId", job.title, job.company, job.version,
    ${IS_PUBLISHED} as "isPublished", q.count, q.reports
  from (
    select job_id, count(*)::int as count, min(id) as first,
      (json_agg(json_build_object('id', id, 'reason', reason, 'text', text, 'hasAccount', reporter_id is not null,
        'upheld', ${earlier("in ('rejected', 'archived')")}, 'dismissed', ${earlier("= 'dismissed'")},
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

type Text = HintedListing & Parameters<ExchangeRates['comparable']>[0];

/** Verified companies by employer and name, because comparing one name with all takes tens of milliseconds. */
type Namesakes = Map<string, { readonly companyName: string | null }>;

type Row = Text & {
  readonly id: number;
  readonly version: number;
  readonly employerId: number;
  /** A change that awaits approval. */
  readonly proposedText: Text | null;
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
    private readonly copies: CopiedTexts,
  ) {}

  reported(): Promise<readonly ReportedJobBody[]> {
    return this.database.query<ReportedJobBody>(QUEUE);
  }

  async review(jobId: number): Promise<ListingReviewBody | undefined> {
    const found = await this.database.first<Row>(LISTING, [jobId]);
    if (!found) return undefined;
    const counts = await this.database.one<CompanyCountsBody>(COUNTS, [found.employerId]);
    const { memberSince, isTrusted } = found;
    return { hints: await this.hintsOf(found), counts, memberSince, isTrusted: isTrusted === true };
  }

  async awaiting(): Promise<readonly ListingHintsBody[]> {
    const rows = await this.database.query<Row>(AWAITING);
    const groups = sameTexts(rows.map((row) => ({ id: row.id, text: { ...row, ...row.proposedText }.description })));
    const listings: ListingHintsBody[] = [];
    const namesakes: Namesakes = new Map();
    for (const row of rows) {
      const hints = await this.hintsOf(row, namesakes);
      const { id, version, accountName } = row;
      listings.push({ id, version, accountName, hints, risk: riskOf(hints), sameText: groups.get(id) ?? null });
    }
    return listings;
  }

  explanations(): Promise<readonly ExplanationBody[]> {
    return this.database.query<ExplanationBody>(EXPLANATIONS);
  }

  private async hintsOf(found: Row, namesakes: Namesakes = new Map()): Promise<ReturnType<typeof hintsFor>> {
    const row = { ...found, ...found.proposedText };
    const { companyName, website, email, employerId } = row;
    return hintsFor(row, {
      companyName,
      accountName: row.accountName,
      websiteDomain: website && domainOf(website),
      senderDomain: domainOf(email),
      yearlyPay: this.rates.comparable(row).max,
      isTrusted: row.isTrusted === true,
      verifiedNamesake: await this.verifiedNamesake(employerId, [row.company, companyName ?? ''], namesakes),
      copiedFrom: await this.copiedFrom(row),
    });
  }

  async namesToCheck(): Promise<readonly CompanyNameBody[]> {
    const rows = await this.database.query<Omit<CompanyNameBody, 'hints'> & { accountName: string }>(NAMES);
    const namesakes = await this.namesakesOf(rows.map(({ employerId, companyName: name }) => ({ employerId, name })));
    return rows.map(({ accountName, ...company }, index) => {
      const { companyName, domain } = company;
      const websiteDomain = domain && domainToUnicode(domain);
      const verifiedNamesake = namesakes[index] ?? null;
      return { ...company, hints: hintsAboutName({ companyName, accountName, websiteDomain, verifiedNamesake }) };
    });
  }

  private async verifiedNamesake(
    employerId: number,
    names: readonly string[],
    known: Namesakes,
  ): Promise<string | null> {
    for (const name of names.filter(Boolean)) {
      const key = `${employerId} ${name}`;
      const namesake = known.get(key) ?? { companyName: (await this.namesakesOf([{ employerId, name }]))[0] ?? null };
      known.set(key, namesake);
      if (namesake.companyName !== null) return namesake.companyName;
    }
    return null;
  }

  /** The verified company that each name looks like, in one statement: one for each would take all connections. */
  private async namesakesOf(
    asked: readonly { readonly employerId: number; readonly name: string }[],
  ): Promise<readonly (string | undefined)[]> {
    const values = [asked.map(({ name }) => readingOf(name)), asked.map(({ employerId }) => employerId)];
    const rows = await this.database.query<{ names: readonly string[] }>(VERIFIED_NAMES, values);
    return rows.map(({ names }, index) => names.find((verified) => looksLike(asked[index]?.name ?? '', verified)));
  }

  private async copiedFrom({ description, employerId }: Row): Promise<string | null> {
    for (const sentence of longSentences(description).slice(0, MAX_SENTENCES)) {
      const company = await this.copies.companyWith(sentence, employerId);
      if (company !== undefined) return company;
    }
    return null;
  }
}

/**
 * The registrable domain of a website or an email address, in the letters that people read; sites under a shared hosting
 * suffix count separately.
 */
function domainOf(text: string): string | null {
  const host = text.includes('@') ? text.slice(text.lastIndexOf('@') + 1) : text;
  const domain = getDomain(host, { allowPrivateDomains: true });
  return domain && domainToUnicode(domain);
}
