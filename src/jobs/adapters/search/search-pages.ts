import { Injectable } from '@nestjs/common';
import { Database, prepared, type Statement } from '#platform/postgres/database.js';
import type { JobCard } from '../../application/ports/job-search.js';
import { JOB_CARD_COLUMNS } from '../persistence/read-model/job-columns.js';
import { SearchConditions, type LocatedCriteria, type Sought } from './search-conditions.js';
import { asFound, type Begin, type FoundCard, type FoundPage, type PartKey, type SearchPart } from './search-parts.js';
import { searchSample } from './search-sample.js';
import { lexemesOf } from './keywords/whole-words.js';
import { WordIndex } from './keywords/word-index.js';

/** Rows scanned for frequent keywords before falling back to an index. */
const WALK = 2_000;

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
    const sample =
      keywords === null ? undefined : await searchSample(this.database, { ...sought, keywords }, parts, begin, limit);
    if (sample?.few) return sample.few;
    const found: FoundCard[] = [];
    for (let part = begin.part; part < parts.length && found.length < limit; part += 1) {
      const after = part === begin.part ? begin.key : undefined;
      const stretch = { part: parts[part] as SearchPart, after, limit: limit - found.length };
      const cards = await (keywords === null || !sample
        ? this.inOrder(sought, stretch)
        : this.holding(sought, stretch, keywords, sample.isFrequent[part] ?? false));
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
    const { ids, closeness } = conditions.closenessOf(criteria.nearby);
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
    const closeness = stretch.part.isByDistance ? `, ${found.closenessIn(sought.criteria)} as closeness` : '';
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
      keywords === null || part.place !== 'anywhere' ? '' : `, ${conditions.matchOf(keywords, 'texts.doc')} as match`;
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

/** Prepared statements; every connection keeps a plan of each. */
const texts = new Set<string>();
const MAX_TEXTS = 100;

/** Prepares a statement, unless there are too many. */
function preparedOnce(text: string): Statement {
  if (texts.size < MAX_TEXTS) texts.add(text);
  return texts.has(text) ? prepared(text) : { text };
}

/** All conditions of a part except the keywords. */
function conditionsOf({ criteria, range, now }: Sought, { part, after }: Stretch): SearchConditions {
  const conditions = new SearchConditions().pass(criteria, now).inPart(part, range);
  if (!after) return conditions;
  if (part.isByDistance) return conditions.after(conditions.closenessIn(criteria), after);
  return conditions.after(part.pay === 'known' ? 's.best_salary' : null, after);
}

function order(part: SearchPart): string {
  const newest = 's.posted_at desc, s.job_id desc';
  if (part.isByDistance) return `s.closeness desc, ${newest}`;
  return part.pay === 'known' ? `s.best_salary desc, ${newest}` : newest;
}
