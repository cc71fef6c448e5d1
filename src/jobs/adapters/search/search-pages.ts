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
/** Listings with the keywords that are sorted at once, whatever parts they are in. */
const FEW = 300;
/** Keywords are rare if so many of the newest listings hold them at most so often. */
const SAMPLE = 1_000;
const RARE = 10;

/** What is sought, whatever the part. */
export type Sought = {
  readonly criteria: LocatedCriteria;
  readonly range: SoughtRange | null;
  /** A `tsquery` for what the keywords mean. */
  readonly meaning: string | null;
  readonly now: Date;
};

/** Where a page begins: the number of the part, and the key of the last listing before it. */
export type Begin = { readonly part: number; readonly key: PartKey | undefined };

/** A listing, and the number of the part that it is in. */
export type FoundCard = { readonly card: RankedCard; readonly part: number };

/** A listing with its comparable pay, where results are sorted by that. */
export type RankedCard = JobCard & { readonly bestSalary?: number };

type Stretch = { readonly part: SearchPart; readonly after: PartKey | undefined; readonly limit: number };

const COLUMNS = 's.job_id, s.posted_at, s.best_salary';

/** Reads listings, part by part, each in its order. */
@Injectable()
export class SearchPages {
  constructor(private readonly database: Database) {}

  /** At most `limit` listings from a place in the results on. */
  async read(sought: Sought, parts: readonly SearchPart[], begin: Begin, limit: number): Promise<FoundCard[]> {
    const { keywords } = sought.criteria;
    const found: FoundCard[] = [];
    let mayBeFew = parts.every(({ place }) => place !== 'anywhere');
    for (const [index, part] of parts.entries()) {
      if (index < begin.part) continue;
      const after = index === begin.part ? begin.key : undefined;
      const missing = limit - found.length;
      const stretch = { part, after, limit: missing };
      let cards = await (keywords === null ? this.inOrder(sought, stretch) : this.walk(sought, stretch, keywords));
      if (keywords !== null && cards.length < missing) {
        const few = mayBeFew && (await this.few(sought, parts, { part: index, key: after }, missing));
        if (few) return [...found, ...few];
        mayBeFew = false;
        cards = await this.gather(sought, stretch, keywords);
      }
      found.push(...cards.map((card) => ({ card, part: index })));
      if (found.length === limit) break;
    }
    return found;
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

  /**
   * Finds the listings with rare keywords and sorts them by part at once. Undefined where the keywords seem frequent in a
   * sample of the newest listings, or turn out to be.
   */
  private async few(
    sought: Sought,
    parts: readonly SearchPart[],
    begin: Begin,
    limit: number,
  ): Promise<FoundCard[] | undefined> {
    const { criteria, range, meaning, now } = sought;
    const keywords = criteria.keywords ?? '';
    const conditions = new SearchConditions().pass(criteria, now);
    const passing = conditions.where;
    const holding = new SearchConditions(conditions.values).hold(keywords, 'anywhere').where;
    const kinds = parts.slice(0, -1).map((part, index) => {
      const kind = new SearchConditions(conditions.values);
      if (range && part.salaryMatch !== undefined) kind.overlap(range, part.salaryMatch);
      return `when ${kind.hold(keywords, part.place, meaning).where} then ${index}`;
    });
    const rest = begin.key && olderThan(begin.key, conditions);
    const text = `
      with sample as (
        select count(*) as size, count(*) filter (where ${holding}) as held
        from (select s.doc from job_search s where ${passing} order by s.posted_at desc, s.job_id desc limit ${SAMPLE}) s
      ),
      found as materialized (
        select s.* from job_search s
        where (select size < ${SAMPLE} or held <= ${RARE} from sample) and ${passing} and ${holding}
        limit ${FEW + 1}
      ),
      few as (
        select (size < ${SAMPLE} or held <= ${RARE}) and (select count(*) from found) <= ${FEW} as "areAll" from sample
      )
      select "areAll", part, ${JOB_CARD_COLUMNS}
      from few left join lateral (
        select * from (select s.job_id, s.posted_at, case ${kinds.join(' ')} else ${parts.length - 1} end as part from found s) s
        where "areAll" and (part > ${begin.part} or part = ${begin.part} ${rest ? `and ${rest}` : ''})
        order by part, posted_at desc, job_id desc limit ${limit}
      ) s on true left join job on job.id = s.job_id
      order by part, s.posted_at desc, s.job_id desc`;
    const rows = await this.database.longQuery<FewRow>({ text }, conditions.values);
    if (!rows[0]?.areAll) return undefined;
    return rows
      .filter(({ part }) => part !== null)
      .map(({ areAll: _, part, ...card }) => ({ card: asFound(card, parts[part]), part }));
  }

  private async cards(
    hits: string,
    conditions: SearchConditions,
    { part, keywords }: { part: SearchPart; keywords: string | null },
    how: 'prepared' | 'planned' | 'long',
  ): Promise<JobCard[]> {
    // Other parts hold the keywords in one way only.
    const pay = part.pay === 'known' ? ', s.best_salary as "bestSalary"' : '';
    const match = keywords === null || part.place !== 'anywhere' ? '' : `, ${matchOf(keywords, conditions)} as match`;
    // Row counts stand in the text itself, because the planner has to know them.
    const text = `
      select ${JOB_CARD_COLUMNS}${pay}${match}
      from (${hits}) s join job on job.id = s.job_id ${match && 'join job_search texts on texts.job_id = s.job_id'}
      order by ${order(part)}`;
    const { values } = conditions;
    const cards =
      how === 'long'
        ? await this.database.longQuery<JobCard>({ text }, values)
        : await this.database.query<JobCard>(how === 'prepared' ? prepared(text) : text, values);
    return cards.map((card) => asFound(card, part));
  }
}

type FewRow = JobCard & { readonly areAll: boolean; readonly part: number };

/** A card with what its part says about it. */
function asFound(card: JobCard, part: SearchPart | undefined): JobCard {
  const { salaryMatch, place = 'anywhere' } = part ?? {};
  if (place === 'anywhere') return salaryMatch === undefined ? card : { ...card, salaryMatch };
  const match = place === 'title' || place === 'words' ? 'word' : 'part';
  return salaryMatch === undefined ? { ...card, match } : { ...card, match, salaryMatch };
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
  if (after && part.pay === 'known') {
    const [pay, postedAt, id] = [0, 1, 2].map((index) => conditions.value(after[index]));
    conditions.and(
      `(s.best_salary, s.posted_at, s.job_id) < (${pay}::integer, ${postedAt}::timestamptz, ${id}::integer)`,
    );
  } else if (after) conditions.and(olderThan(after, conditions));
  return conditions;
}

function olderThan([, postedAt, id]: PartKey, conditions: SearchConditions): string {
  return `(s.posted_at, s.job_id) < (${conditions.value(postedAt)}::timestamptz, ${conditions.value(id)}::integer)`;
}

function order(part: SearchPart): string {
  const newest = 's.posted_at desc, s.job_id desc';
  return part.pay === 'known' ? `s.best_salary desc, ${newest}` : newest;
}
