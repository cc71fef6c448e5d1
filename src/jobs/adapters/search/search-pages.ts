import { Injectable } from '@nestjs/common';
import { Database, prepared, type Statement } from '../../../shared/adapters/postgres/database.js';
import type { JobCard } from '../../application/ports/job-search.js';
import { JOB_CARD_COLUMNS } from '../persistence/read-model/job-columns.js';
import { partNumber } from './part-number.js';
import { SearchConditions, type LocatedCriteria, type Nearby } from './search-conditions.js';
import type { SoughtRange } from './search-criteria.js';
import type { PartKey, SearchPart } from './search-parts.js';
import { areTold, asWords, lexemesOf } from './keywords/whole-words.js';
import { WordIndex } from './keywords/word-index.js';

/** Sample of the newest listings, to estimate the frequency of keywords. */
const SAMPLE = 200;
/** Keywords with at most this many hits in the sample are looked up in an index. */
const RARE = 2;
/** Maximum listings with rare keywords sorted at once; classifying whole words and parts of words takes longer. */
const FEW = { inOrder: 3_000, inParts: 300 };
/** Rows scanned for frequent keywords before falling back to an index. */
const WALK = 2_000;

/** Input shared by all parts of the results. */
type Sought = {
  readonly criteria: LocatedCriteria;
  readonly range: SoughtRange | null;
  /** A `tsquery` for the meaning of the keywords. */
  readonly meaning: string | null;
  readonly now: Date;
};

/** Start of a page: the number of the part, and the key of the last listing before it. */
export type Begin = { readonly part: number; readonly key: PartKey | undefined };

/** A listing and the number of its part. */
export type FoundCard = { readonly card: RankedCard; readonly part: number };

/** A listing with its comparable pay or its closeness, if results are sorted by it. */
type RankedCard = JobCard & { readonly bestSalary?: number; readonly closeness?: number };

/** Listings from a position on, and the total if it is known. */
export type FoundPage = { readonly found: readonly FoundCard[]; readonly total?: number };

const NOWHERE: Nearby = { place: null, ids: [], kilometers: [] };

type Stretch = { readonly part: SearchPart; readonly after: PartKey | undefined; readonly limit: number };

const COLUMNS = 's.job_id, s.posted_at, s.best_salary';

/** Reads results part by part, each in its order. */
@Injectable()
export class SearchPages {
  constructor(
    private readonly database: Database,
    private readonly wordIndex: WordIndex,
  ) {}

  /** At most `limit` listings from a position in the results on. */
  async read(sought: Sought, parts: readonly SearchPart[], begin: Begin, limit: number): Promise<FoundPage> {
    const { keywords } = sought.criteria;
    const sample = keywords === null ? undefined : await this.sample({ ...sought, keywords }, parts, begin, limit);
    if (sample?.few) return sample.few;
    const found: FoundCard[] = [];
    for (let part = begin.part; part < parts.length && found.length < limit; part += 1) {
      const after = part === begin.part ? begin.key : undefined;
      const stretch = { part: parts[part] as SearchPart, after, limit: limit - found.length };
      const cards = await (keywords === null || !sample
        ? this.inOrder(sought, stretch)
        : this.holding(sought, stretch, keywords, (sample.held[part] ?? 0) > RARE));
      found.push(...cards.map((card) => ({ card, part })));
    }
    return { found };
  }

  /** The given listings that match, looked up by id. */
  async among(jobIds: readonly number[], criteria: LocatedCriteria, now: Date): Promise<readonly number[]> {
    const conditions = new SearchConditions();
    // The offset is a fence: no index narrows down a few listings better than their ids.
    const some = `select * from job_search where job_id = any(${conditions.value(jobIds)}::integer[]) offset 0`;
    conditions.pass(criteria, now).mayHold(criteria);
    const text = `select s.job_id as id from (${some}) s where ${conditions.where}`;
    return (await this.database.query<{ id: number }>(text, conditions.values)).map(({ id }) => id);
  }

  /** Reads along an index. */
  private inOrder(sought: Sought, stretch: Stretch): Promise<JobCard[]> {
    if (stretch.part.isByDistance) return this.nearestFirst(sought, stretch, null);
    const conditions = conditionsOf(sought, stretch);
    const hits = `
      select ${COLUMNS} from job_search s where ${conditions.where} order by ${order(stretch.part)} limit ${stretch.limit}`;
    const isPlannedOnce = sought.range === null && (sought.criteria.locationIds?.length ?? 1) === 1;
    return this.cards(hits, conditions, stretch.part, null, isPlannedOnce ? 'prepared' : 'planned');
  }

  /** Frequent keywords fill a page while scanning the next listings; for others all matches are collected. */
  private async holding(sought: Sought, stretch: Stretch, keywords: string, isFrequent: boolean): Promise<JobCard[]> {
    if (isFrequent && stretch.part.isByDistance) return this.nearestFirst(sought, stretch, keywords);
    const near = isFrequent ? await this.walk(sought, stretch, keywords) : [];
    return near.length === stretch.limit ? near : this.gather(sought, stretch, keywords);
  }

  /** Walks from location to location, nearest first, until there are enough listings. */
  private nearestFirst(sought: Sought, { part, after, limit }: Stretch, keywords: string | null): Promise<JobCard[]> {
    const { criteria, range, now } = sought;
    const conditions = new SearchConditions().pass({ ...criteria, locationIds: null }, now).inPart(part, range);
    if (after) conditions.after('near.closeness', after);
    // The offset is a fence: frequent keywords are checked while scanning, not through their index.
    const holding = new SearchConditions(conditions.values);
    const kept =
      keywords === null
        ? ''
        : `cross join lateral (select ${holding.hold(keywords, part.place).where} as holds offset 0) kept`;
    if (keywords !== null) conditions.and('kept.holds');
    const { ids, closeness } = conditions.closenessOf(criteria.nearby ?? NOWHERE);
    const hits = `
      select s.*, near.closeness
      from (
        select * from unnest(${ids}, ${closeness}) as near (location_id, closeness) order by closeness desc
      ) near
      cross join lateral (
        select ${COLUMNS} from job_search s ${kept} where s.location_id = near.location_id and ${conditions.where}
        order by s.posted_at desc, s.job_id desc limit ${limit}
      ) s
      order by near.closeness desc, s.posted_at desc, s.job_id desc limit ${limit}`;
    return this.cards(hits, conditions, part, keywords, keywords === null ? 'planned' : 'long');
  }

  /** Checks the next listings along an index for the keywords. */
  private walk(sought: Sought, stretch: Stretch, keywords: string): Promise<JobCard[]> {
    const walked = conditionsOf(sought, stretch);
    const next = `select s.* from job_search s where ${walked.where} order by ${order(stretch.part)} limit ${WALK}`;
    return this.holdingAmong(next, walked, sought, stretch, keywords);
  }

  /** Finds all listings of a part through an index, and sorts them. */
  private async gather(sought: Sought, stretch: Stretch, keywords: string): Promise<JobCard[]> {
    const lexemes = (await this.wordIndex.isReady()) ? lexemesOf(keywords) : null;
    const { meaning } = sought;
    const found = conditionsOf(sought, stretch).mayHold(sought.criteria, stretch.part.place, { meaning, lexemes });
    const closeness = stretch.part.isByDistance ? `, ${closenessIn(found, sought.criteria)} as closeness` : '';
    return this.holdingAmong(
      `select s.*${closeness} from job_search s where ${found.where} offset 0`,
      found,
      sought,
      stretch,
      keywords,
    );
  }

  /** The given listings that are in the part. */
  private holdingAmong(
    listings: string,
    { values }: SearchConditions,
    { meaning }: Sought,
    { part, limit }: Stretch,
    keywords: string,
  ): Promise<JobCard[]> {
    const holding = new SearchConditions(values).hold(keywords, part.place, meaning);
    // The offset is a fence: to estimate rows, the planner would test the keywords on a hundred descriptions.
    const hits = `
      select ${COLUMNS}${part.isByDistance ? ', s.closeness' : ''} from (${listings}) s cross join lateral (select ${holding.where} as holds offset 0) kept
      where kept.holds order by ${order(part)} limit ${limit}`;
    return this.cards(hits, holding, part, keywords, 'long');
  }

  /**
   * Counts the newest listings in each part. If the keywords are rare among them, finds and sorts all listings that
   * contain them, unless there are too many.
   */
  private async sample(
    sought: Sought & { readonly keywords: string },
    parts: readonly SearchPart[],
    begin: Begin,
    limit: number,
  ): Promise<{ held: readonly number[]; few?: FoundPage }> {
    const conditions = new SearchConditions().pass(sought.criteria, sought.now);
    const passing = conditions.where;
    const holding = new SearchConditions(conditions.values).mayHold(sought.criteria).where;
    const most = parts[0]?.place === 'anywhere' ? FEW.inOrder : FEW.inParts;
    const partOf = partNumber(parts, sought, conditions.values);
    const isByPay = parts.some((part) => part.pay !== 'any');
    const isByDistance = parts.some((part) => part.isByDistance);
    const rank = isByPay ? 'coalesce(s.best_salary, 0)' : isByDistance ? closenessIn(conditions, sought.criteria) : '0';
    const ranked = isByPay ? ', few.best_salary as "bestSalary"' : isByDistance ? ', few.rank as closeness' : '';
    const after = begin.key ? new SearchConditions(conditions.values).after('s.rank', begin.key).where : 'true';
    const match = parts[0]?.place === 'anywhere' ? `, ${matchOf(sought.keywords, 'few.doc', conditions)} as match` : '';
    const text = `
      with sample as (
        select count(*) as size, array[${parts.map((_, index) => `count(*) filter (where part = ${index})`)}]::int[] as held
        from (
          select case when ${holding} then ${partOf} end as part
          from (
            select s.job_id, s.headline, s.doc, s.min_salary, s.max_salary, s.best_salary from job_search s
            where ${passing} order by s.posted_at desc, s.job_id desc limit ${SAMPLE}
          ) s
          offset 0
        ) s
      ),
      rare as (select held, size < ${SAMPLE} or (select sum(one) from unnest(held) one) <= ${RARE} as "isRare" from sample),
      found as materialized (
        select s.* from job_search s
        where (select "isRare" from rare) and ${passing} and ${holding} limit ${most + 1}
      ),
      counted as (select held, "isRare", (select count(*)::int from found) as total from rare)
      select held, "isRare" and total <= ${most} as "areAll", total, few.part, ${JOB_CARD_COLUMNS}${ranked}${match}
      from counted left join lateral (
        select * from (select s.*, ${partOf} as part, ${rank} as rank from found s offset 0) s
        where "isRare" and total <= ${most} and (part > ${begin.part} or part = ${begin.part} and ${after})
        order by part, rank desc, posted_at desc, job_id desc limit ${limit}
      ) few on true left join job on job.id = few.job_id
      order by few.part, few.rank desc, few.posted_at desc, few.job_id desc`;
    const rows = await this.database.longQuery<SampleRow>({ text }, conditions.values);
    const [{ held, areAll, total } = { held: [], areAll: false, total: 0 }] = rows;
    if (!areAll) return { held };
    const found = rows
      .filter(({ part }) => part !== null)
      .map(({ held: _h, areAll: _a, total: _t, part, ...card }) => ({ card: asFound(card, parts[part]), part }));
    return { held, few: { found, total } };
  }

  private async cards(
    hits: string,
    conditions: SearchConditions,
    part: SearchPart,
    keywords: string | null,
    how: 'prepared' | 'planned' | 'long',
  ): Promise<JobCard[]> {
    // In other parts the keywords match in only one way.
    const rank = part.pay === 'known' ? ', s.best_salary as "bestSalary"' : part.isByDistance ? ', s.closeness' : '';
    const match =
      keywords === null || part.place !== 'anywhere' ? '' : `, ${matchOf(keywords, 'texts.doc', conditions)} as match`;
    // Row counts are inlined, because the planner needs them.
    const text = `
      select ${JOB_CARD_COLUMNS}${rank}${match}
      from (${hits}) s join job on job.id = s.job_id ${match && 'join job_search texts on texts.job_id = s.job_id'}
      order by ${order(part)}`;
    const { values } = conditions;
    const cards =
      how === 'long'
        ? await this.database.longQuery<JobCard>({ text }, values)
        : await this.database.query<JobCard>(how === 'prepared' ? preparedOnce(text) : text, values);
    return cards.map((card) => asFound(card, part));
  }
}

type SampleRow = JobCard & {
  readonly held: readonly number[];
  readonly areAll: boolean;
  readonly total: number;
  readonly part: number;
};

/** Prepared statements; every connection keeps a plan of each. */
const texts = new Set<string>();
const MAX_TEXTS = 100;

/** Prepares a statement, unless there are too many. */
function preparedOnce(text: string): Statement {
  if (texts.size < MAX_TEXTS) texts.add(text);
  return texts.has(text) ? prepared(text) : { text };
}

/** A card with the kind of match of its part. */
function asFound(card: JobCard, part: SearchPart | undefined): JobCard {
  const { salaryMatch, place = 'anywhere' } = part ?? {};
  if (place === 'anywhere') return salaryMatch === undefined ? card : { ...card, salaryMatch };
  const match = place === 'title' || place === 'words' ? 'word' : 'part';
  return salaryMatch === undefined ? { ...card, match } : { ...card, match, salaryMatch };
}

/** How a text contains the keywords. */
function matchOf(keywords: string, text: string, conditions: SearchConditions): string {
  if (!areTold(keywords)) return `'word'`;
  return `case when ${text} ~ ${conditions.value(asWords(keywords))} then 'word' else 'part' end`;
}

/** All conditions of a part except the keywords. */
function conditionsOf({ criteria, range, now }: Sought, { part, after }: Stretch): SearchConditions {
  const conditions = new SearchConditions().pass(criteria, now).inPart(part, range);
  if (!after) return conditions;
  if (part.isByDistance) return conditions.after(closenessIn(conditions, criteria), after);
  return conditions.after(part.pay === 'known' ? 's.best_salary' : null, after);
}

/** Closeness of a listing to the place. */
function closenessIn(conditions: SearchConditions, { nearby }: LocatedCriteria): string {
  const { ids, closeness } = conditions.closenessOf(nearby ?? NOWHERE);
  return `(${closeness})[array_position(${ids}, s.location_id)]`;
}

function order(part: SearchPart): string {
  const newest = 's.posted_at desc, s.job_id desc';
  if (part.isByDistance) return `s.closeness desc, ${newest}`;
  return part.pay === 'known' ? `s.best_salary desc, ${newest}` : newest;
}
