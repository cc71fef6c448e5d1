import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import type { JobCard } from '../../application/ports/job-search.js';
import { JOB_CARD_COLUMNS } from '../persistence/job-card-columns.js';
import { holdKeywords, overlap, restrict, restrictToListings, type LocatedCriteria } from './search-conditions.js';
import { SearchCounts } from './search-counts.js';
import type { SoughtRange } from './search-criteria.js';
import type { PartKey, SearchPart } from './search-parts.js';
import { prepared, SearchStatement } from './search-statement.js';

/** So many listings are looked through for keywords before anything else is tried: common ones are found at once. */
const WALK = 500;
/** With fewer hits on it than this the keywords are rare, and gathering all that hold them is quicker than walking on. */
const WORTH_WALKING_ON = 4;
/** How much longer the second walk is than the first one lets expect. */
const MARGIN = 1.5;

/** What is sought, whatever the part. */
export type Sought = { readonly criteria: LocatedCriteria; readonly range: SoughtRange | null; readonly now: Date };

type Stretch = { readonly part: SearchPart; readonly after: PartKey | undefined; readonly limit: number };
/** Whether a statement is planned once for all, or for its values, or may even take long. */
type Way = 'prepared' | 'planned anew' | 'at length';
type Boundary = { readonly pay: number | null; readonly postedAt: Date; readonly id: number };

/** Reads listings of one part of the results, in order. */
@Injectable()
export class SearchPartReader {
  constructor(
    private readonly database: Database,
    private readonly counts: SearchCounts,
  ) {}

  /** At most `limit` listings of the part that come after a key (from its beginning without one). */
  async read(sought: Sought, { part, after, limit }: Stretch): Promise<JobCard[]> {
    const { keywords } = sought.criteria;
    if (keywords === null) return this.inOrder(sought, { part, after, limit });
    const walk = { part, after, limit };
    const near = await this.walk(sought, walk, keywords, WALK, isWalkPlannedOnce(sought) ? 'prepared' : 'planned anew');
    if (near.length === limit) return near;
    const missing = limit - near.length;
    const end = await this.endOfWalk(sought, walk, WALK);
    if (!end) return near;
    const rest = { part, after: end, limit: missing };
    if (near.length < WORTH_WALKING_ON) return [...near, ...(await this.gather(sought, rest, keywords))];
    const length = Math.ceil((WALK * MARGIN * missing) / near.length);
    return [...near, ...(await this.walkOn(sought, rest, keywords, length))];
  }

  /** A walk of the length that should do, and where it does not, all the rest. */
  private async walkOn(sought: Sought, walk: Stretch, keywords: string, length: number): Promise<JobCard[]> {
    const near = await this.walk(sought, walk, keywords, length);
    if (near.length === walk.limit) return near;
    const end = await this.endOfWalk(sought, walk, length);
    if (!end) return near;
    const rest = { ...walk, after: end, limit: walk.limit - near.length };
    return [...near, ...(await this.gather(sought, rest, keywords))];
  }

  /** Straight along an index. */
  private inOrder(sought: Sought, stretch: Stretch): Promise<JobCard[]> {
    const statement = begin(sought, stretch);
    const hits = `
      select s.job_id, s.posted_at, s.best_salary from job_search s where ${statement.where}
      order by ${order(stretch.part)} limit ${stretch.limit}`;
    return this.cards(statement, hits, stretch, isPlannedOnce(sought) ? 'prepared' : 'planned anew');
  }

  /** Looks for the keywords in the next listings along an index; common ones are found at once. */
  private walk(
    sought: Sought,
    stretch: Stretch,
    keywords: string,
    length: number,
    how: Way = 'planned anew',
  ): Promise<JobCard[]> {
    const outer = begin(sought, stretch);
    const walked = `
      select s.job_id, s.posted_at, s.best_salary, s.headline, s.doc from job_search s where ${outer.where}
      order by ${order(stretch.part)} limit ${length}`;
    const match = new SearchStatement(outer.values);
    holdKeywords(match, keywords, stretch.part.place);
    const hits = `
      select s.job_id, s.posted_at, s.best_salary from (${walked}) s where ${match.where}
      order by ${order(stretch.part)} limit ${stretch.limit}`;
    return this.cards(match, hits, stretch, how);
  }

  /** The key of the last listing that the walk came to; undefined if it came to the end of all. */
  private async endOfWalk(sought: Sought, stretch: Stretch, length: number): Promise<PartKey | undefined> {
    const statement = begin(sought, stretch);
    const text = `
      select s.job_id as id, s.posted_at as "postedAt", s.best_salary as pay from job_search s where ${statement.where}
      order by ${order(stretch.part)} offset ${length - 1} limit 1`;
    const [last] = await this.database.query<Boundary>({ text }, statement.values);
    return last && [last.pay ?? 0, last.postedAt.toISOString(), last.id];
  }

  /** Finds all that holds the keywords, by the trigram index where it knows them, and sorts that. Counting may have found them. */
  private async gather(sought: Sought, stretch: Stretch, keywords: string): Promise<JobCard[]> {
    const few = await this.counts.few(sought.criteria, sought.now);
    if (few?.length === 0) return [];
    const statement = begin(sought, stretch);
    if (few) restrictToListings(statement, few);
    holdKeywords(statement, keywords, stretch.part.place);
    // The offset is a fence: without it the planner may walk along the order after all.
    const found = `select s.job_id, s.posted_at, s.best_salary from job_search s where ${statement.where} offset 0`;
    const hits = `
      select s.job_id, s.posted_at, s.best_salary from (${found}) s
      order by ${order(stretch.part)} limit ${stretch.limit}`;
    return this.cards(statement, hits, stretch, 'at length');
  }

  private async cards(statement: SearchStatement, hits: string, { part }: Stretch, how: Way): Promise<JobCard[]> {
    // Numbers of rows stand in the texts themselves: the planner has to know them.
    const text = `
      select ${JOB_CARD_COLUMNS} from (${hits}) s join job on job.id = s.job_id order by ${order(part)}`;
    const cards = await this.ask(text, statement.values, how);
    return part.salaryMatch === undefined ? cards : cards.map((card) => ({ ...card, salaryMatch: part.salaryMatch }));
  }

  private ask(text: string, values: readonly unknown[], how: Way): Promise<JobCard[]> {
    if (how === 'at length') return this.database.longQuery({ text }, values);
    return this.database.query(how === 'prepared' ? prepared(text) : { text }, values);
  }
}

/** All conditions of a part but the keywords. */
function begin({ criteria, range, now }: Sought, { part, after }: Stretch): SearchStatement {
  const statement = new SearchStatement();
  restrict(statement, criteria, now);
  if (range && part.salaryMatch !== undefined) overlap(statement, range, part.salaryMatch);
  if (part.pay === 'known') statement.and('s.best_salary is not null');
  if (part.pay === 'unknown') statement.and('s.min_salary is null and s.max_salary is null');
  if (after) statement.and(follows(statement, part, after));
  return statement;
}

function follows(statement: SearchStatement, part: SearchPart, [pay, postedAt, id]: PartKey): string {
  const newest = `${statement.value(postedAt)}::timestamptz, ${statement.value(id)}::integer`;
  if (part.pay !== 'known') return `(s.posted_at, s.job_id) < (${newest})`;
  return `(s.best_salary, s.posted_at, s.job_id) < (${statement.value(pay)}::integer, ${newest})`;
}

function order(part: SearchPart): string {
  const newest = 's.posted_at desc, s.job_id desc';
  return part.pay === 'known' ? `s.best_salary desc, ${newest}` : newest;
}

/** Whether one plan serves all values: it does not where it depends on a list of places. */
function isPlannedOnce({ criteria }: Sought): boolean {
  return criteria.locationIds === null || criteria.locationIds.length === 1;
}

/** Whether that goes for a walk too: what few listings are like, the planner has to know, or it walks past all others. */
function isWalkPlannedOnce(sought: Sought): boolean {
  const { jobType, experience } = sought.criteria;
  return isPlannedOnce(sought) && jobType === null && experience === null && sought.range === null;
}
