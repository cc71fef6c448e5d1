import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../shared/adapters/postgres/database.js';
import type { JobCard } from '../../application/ports/job-search.js';
import { JOB_CARD_COLUMNS } from '../persistence/job-columns.js';
import { SearchConditions, type LocatedCriteria } from './search-conditions.js';
import type { SoughtRange } from './search-criteria.js';
import type { PartKey, SearchPart } from './search-parts.js';
import { areTold, asWords } from './whole-words.js';

/** Rows scanned before falling back to the trigram index: common keywords are found on the way. */
const WALK = 2_000;

/** What is sought, whatever the part. */
export type Sought = {
  readonly criteria: LocatedCriteria;
  readonly range: SoughtRange | null;
  /** A `tsquery` for what the keywords mean. */
  readonly meaning: string | null;
  readonly now: Date;
};

type Stretch = { readonly part: SearchPart; readonly after: PartKey | undefined; readonly limit: number };

const COLUMNS = 's.job_id, s.posted_at, s.best_salary';

/** Reads listings of one part of the results, in order. */
@Injectable()
export class SearchPages {
  constructor(private readonly database: Database) {}

  /** At most `limit` listings of the part that come after a key, or from its beginning without one. */
  async read(sought: Sought, stretch: Stretch): Promise<JobCard[]> {
    const { keywords } = sought.criteria;
    if (keywords === null) return this.inOrder(sought, stretch);
    const near = await this.walk(sought, stretch, keywords);
    return near.length === stretch.limit ? near : this.gather(sought, stretch, keywords);
  }

  /** Reads straight along an index. */
  private inOrder(sought: Sought, stretch: Stretch): Promise<JobCard[]> {
    const conditions = conditionsOf(sought, stretch);
    const hits = `
      select ${COLUMNS} from job_search s where ${conditions.where} order by ${order(stretch.part)} limit ${stretch.limit}`;
    const isPlannedOnce = sought.range === null && (sought.criteria.locationIds?.length ?? 1) === 1;
    return this.cards(hits, conditions, { part: stretch.part, keywords: null }, isPlannedOnce ? 'prepared' : 'planned');
  }

  /** Looks for the keywords in the next listings along an index. */
  private walk(sought: Sought, stretch: Stretch, keywords: string): Promise<JobCard[]> {
    const { part, limit } = stretch;
    const walked = conditionsOf(sought, stretch);
    const next = `
      select ${COLUMNS}, s.headline, s.doc from job_search s where ${walked.where} order by ${order(part)} limit ${WALK}`;
    const matching = new SearchConditions(walked.values).hold(keywords, part.place, sought.meaning);
    const hits = `
      select ${COLUMNS} from (${next}) s where ${matching.where} order by ${order(part)} limit ${limit}`;
    return this.cards(hits, matching, { part, keywords }, 'planned');
  }

  /** Finds all listings with the keywords, through the trigram index where it can narrow them down, and sorts those. */
  private gather(sought: Sought, stretch: Stretch, keywords: string): Promise<JobCard[]> {
    const { part, limit } = stretch;
    const matching = conditionsOf(sought, stretch).hold(keywords, part.place, sought.meaning);
    // The offset is a fence: without it the planner may walk along the order after all.
    const found = `select ${COLUMNS} from job_search s where ${matching.where} offset 0`;
    const hits = `select ${COLUMNS} from (${found}) s order by ${order(part)} limit ${limit}`;
    return this.cards(hits, matching, { part, keywords }, 'long');
  }

  private async cards(
    hits: string,
    conditions: SearchConditions,
    { part, keywords }: { part: SearchPart; keywords: string | null },
    how: 'prepared' | 'planned' | 'long',
  ): Promise<JobCard[]> {
    const match = keywords === null ? '' : `, ${matchOf(keywords, conditions)} as match`;
    // Row counts stand in the text itself, because the planner has to know them.
    const text = `
      select ${JOB_CARD_COLUMNS}${match}
      from (${hits}) s join job on job.id = s.job_id ${match && 'join job_search texts on texts.job_id = s.job_id'}
      order by ${order(part)}`;
    const { values } = conditions;
    const cards =
      how === 'long'
        ? await this.database.longQuery<JobCard>({ text }, values)
        : await this.database.query<JobCard>(how === 'prepared' ? prepared(text) : text, values);
    return part.salaryMatch === undefined ? cards : cards.map((card) => ({ ...card, salaryMatch: part.salaryMatch }));
  }
}

/** How a listing holds the keywords. */
function matchOf(keywords: string, conditions: SearchConditions): string {
  if (!areTold(keywords)) return `'word'`;
  return `case when texts.doc ~ ${conditions.value(asWords(keywords))} then 'word' else 'part' end`;
}

/** Names of prepared texts. */
const names = new Map<string, string>();
/** Every connection keeps a plan of each. */
const MAX_NAMES = 100;

/** Has a text prepared, unless too many are. */
function prepared(text: string): Statement {
  const name = names.get(text) ?? `job-search-${names.size}`;
  if (names.size < MAX_NAMES) names.set(text, name);
  return names.has(text) ? { name, text } : { text };
}

/** All conditions of a part except the keywords. */
function conditionsOf({ criteria, range, now }: Sought, { part, after }: Stretch): SearchConditions {
  const conditions = new SearchConditions().pass(criteria, now);
  if (range && part.salaryMatch !== undefined) conditions.overlap(range, part.salaryMatch);
  if (part.pay === 'known') conditions.and('s.best_salary is not null');
  if (part.pay === 'unknown') conditions.and('s.min_salary is null and s.max_salary is null');
  if (!after) return conditions;
  const [pay, postedAt, id] = after;
  const newest = `${conditions.value(postedAt)}::timestamptz, ${conditions.value(id)}::integer`;
  if (part.pay !== 'known') return conditions.and(`(s.posted_at, s.job_id) < (${newest})`);
  return conditions.and(`(s.best_salary, s.posted_at, s.job_id) < (${conditions.value(pay)}::integer, ${newest})`);
}

function order(part: SearchPart): string {
  const newest = 's.posted_at desc, s.job_id desc';
  return part.pay === 'known' ? `s.best_salary desc, ${newest}` : newest;
}
