import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import type { ScreeningQuestion } from '#shared/domain/values/screening-question.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { RENEWAL_DAYS } from '../../domain/job-state.js';
import { AWAITS_ADMIN, isOpen, isPresentable, isRemoved, IS_PUBLISHED } from './read-model/job-state-read-model.js';
import { WORKPLACE } from './read-model/listing-workplace-read-model.js';

/** The fields of a listing available to other modules. */
type Listing = {
  readonly id: number;
  readonly employerId: number;
  /** The hotel of the company. */
  readonly workplaceId: number | null;
  readonly title: string;
  readonly company: string;
  /** The company behind it, where `company` is one of its hotels. */
  readonly companyName: string;
  readonly location: string;
  /** Whether it accepts applications now. */
  readonly isOpen: boolean;
  readonly isArchived: boolean;
  /** Whether our team removed it; it then connects nobody anymore. */
  readonly isRemoved: boolean;
  /** The first instant at which it is closed. */
  readonly closesAt: Date | null;
  readonly questions: readonly ScreeningQuestion[];
};

type EndingListing = Pick<Listing, 'id' | 'employerId'> & { readonly closesAt: Date };

const SELECT = `
  select id, employer_id as "employerId", workplace_id as "workplaceId", title, company, location,
    coalesce(${WORKPLACE} ->> 'companyName', company) as "companyName", ${isOpen('$2')} as "isOpen",
    archived_at is not null as "isArchived", ${isRemoved()} as "isRemoved", closes_at as "closesAt", questions
  from job
  where id = $1`;

const ONE = prepared(SELECT);
const PUBLISHED = prepared(`${SELECT} and ${IS_PUBLISHED}`);
const LOCKED = prepared(`${SELECT} for share`);
const IS_HIRING = prepared(`select from job where employer_id = $1 and ${isOpen('$2')} limit 1`);

/** Without a listing, the employer counts. */
const IS_CUT_OFF = prepared(`
  select where case when $2::int is null then not ${isPresentable('$1')}
    else exists (select from job where id = $2 and ${isRemoved()}) end`);

/** `canBeRenewed` as SQL, for one employer. */
const RENEWABLE = prepared(`
  select id from job where employer_id = $1 and ${IS_PUBLISHED} and closes_at <= $2`);

const WAITING = `
  select job.id from job where job.employer_id = $1 and ${AWAITS_ADMIN} and job.hidden_at is null order by job.id`;

const BATCH = 500;

/** Skips listings that were approved within the period before their end: their employers already know. */
const ENDING = prepared(`
  select id, employer_id as "employerId", closes_at as "closesAt"
  from job
  where ${isOpen('$1')} and closes_at > $2 and closes_at <= $3
    and approved_at < closes_at - ($3::timestamptz - $1) and id > $4
  order by id
  limit ${BATCH}`);

/** Gives other modules access to listings. */
@Injectable()
export class Listings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** An employer's listings that await an admin, oldest first. */
  async waitingOf(employerId: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(WAITING, [employerId])).map(({ id }) => id);
  }

  /** A listing in any state, with its last approved text if it has one. */
  find(jobId: number): Promise<Listing | undefined> {
    return this.database.first<Listing>(ONE, [jobId, this.clock.now()]);
  }

  /** A listing, if everyone can read it. */
  findPublished(jobId: number): Promise<Listing | undefined> {
    return this.database.first<Listing>(PUBLISHED, [jobId, this.clock.now()]);
  }

  /** A listing in any state, locked until the transaction ends, so that no one can archive or change it. */
  lock(jobId: number): Promise<Listing | undefined> {
    return this.database.first<Listing>(LOCKED, [jobId, this.clock.now()]);
  }

  /** A batch of open listings that close between these days from now, ordered by id, after `afterId`. */
  ending(days: { readonly after: number; readonly within: number }, afterId: number): Promise<EndingListing[]> {
    const now = utc(this.clock.now());
    const [from, to] = [now.add(days.after, 'day'), now.add(days.within, 'day')];
    return this.database.query(ENDING, [now.toDate(), from.toDate(), to.toDate(), afterId]);
  }

  /** Ids of the employer's listings that can be renewed now. */
  async renewable(employerId: number): Promise<number[]> {
    const latest = utc(this.clock.now()).add(RENEWAL_DAYS, 'day').toDate();
    const rows = await this.database.query<{ id: number }>(RENEWABLE, [employerId, latest]);
    return rows.map(({ id }) => id);
  }

  /** Whether our team removed a listing or, without one, listings of the employer, who has no other published one. */
  isCutOff(employerId: number, jobId: number | null): Promise<boolean> {
    return this.database.exists(IS_CUT_OFF, [employerId, jobId]);
  }

  /** Whether the employer has an open listing. */
  isHiring(employerId: number): Promise<boolean> {
    return this.database.exists(IS_HIRING, [employerId, this.clock.now()]);
  }
}
