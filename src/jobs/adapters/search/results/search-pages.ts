import { Injectable } from '@nestjs/common';
import { Database, prepared, type Statement } from '#platform/postgres/database.js';
import type { JobCard } from '#jobs/application/ports/job-search.js';
import { JOB_CARD_COLUMNS } from '../../persistence/read-model/job-columns.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';
import { SearchConditions } from './search-conditions.js';
import type { PayRange } from '../criteria/search-criteria.js';
import { asFound, type Begin, type FoundCard, type PartKey, type SearchPart } from './search-parts.js';

/** Input shared by all parts of the results. */
type SearchInput = {
  readonly criteria: LocatedCriteria;
  readonly range: PayRange | null;
  readonly now: Date;
};

type PartRequest = { readonly part: SearchPart; readonly after: PartKey | undefined; readonly limit: number };

const COLUMNS = 's.job_id, s.posted_at, s.best_salary';

/** Reads results part by part, each in its order. */
@Injectable()
export class SearchPages {
  constructor(private readonly database: Database) {}

  /** At most `limit` listings from a position in the results on. */
  async read(input: SearchInput, parts: readonly SearchPart[], begin: Begin, limit: number): Promise<FoundCard[]> {
    const found: FoundCard[] = [];
    for (let number = begin.part; number < parts.length && found.length < limit; number += 1) {
      const part = parts[number] as SearchPart;
      const request = { part, after: number === begin.part ? begin.key : undefined, limit: limit - found.length };
      const cards = await (part.isByDistance ? this.nearestFirst(input, request) : this.inOrder(input, request));
      found.push(...cards.map((card) => ({ card, part: number })));
    }
    return found;
  }

  /** The given listings that match, looked up by id; of `held` it is known that they have the keywords. */
  async among(jobIds: readonly number[], criteria: LocatedCriteria, now: Date): Promise<readonly number[]> {
    const conditions = new SearchConditions();
    conditions.and(`s.job_id = any(${conditions.value(jobIds)}::integer[])`).pass(criteria, now);
    const text = `select s.job_id as id from job_search s where ${conditions.where}`;
    return (await this.database.longQuery<{ id: number }>({ text }, conditions.values)).map(({ id }) => id);
  }

  private inOrder({ criteria, range, now }: SearchInput, { part, after, limit }: PartRequest): Promise<JobCard[]> {
    const conditions = new SearchConditions().inPart(part, criteria, range, now);
    if (after) conditions.after(part.pay === 'known' ? 's.best_salary' : null, after);
    const hits = `
      select ${COLUMNS} from job_search s where ${conditions.where} order by ${order(part)} limit ${limit}`;
    const isPlannedOnce =
      range === null && criteria.keywords === null && criteria.location === null && !criteria.nearby;
    return this.cards(hits, conditions, part, isPlannedOnce);
  }

  /** Walks from location to location, nearest first, until there are enough listings. */
  private nearestFirst({ criteria, range, now }: SearchInput, { part, after, limit }: PartRequest): Promise<JobCard[]> {
    const conditions = new SearchConditions().inPart(part, { ...criteria, nearby: null }, range, now);
    if (after) conditions.after('near.closeness', after);
    const { ids, closeness } = conditions.closenessOf(criteria.nearby);
    const hits = `
      select s.*, near.closeness
      from (
        select * from unnest(${ids}, ${closeness}) as near (location_id, closeness) order by closeness desc
      ) near
      cross join lateral (
        select ${COLUMNS} from job_search s where s.location_id = near.location_id and ${conditions.where}
        order by s.posted_at desc, s.job_id desc limit ${limit}
      ) s
      order by near.closeness desc, s.posted_at desc, s.job_id desc limit ${limit}`;
    return this.cards(hits, conditions, part, false);
  }

  private async cards(hits: string, { values }: SearchConditions, part: SearchPart, isPlannedOnce: boolean) {
    const rank = part.pay === 'known' ? ', s.best_salary as "bestSalary"' : part.isByDistance ? ', s.closeness' : '';
    // Row counts are inlined, because the planner needs them.
    const text = `
      select ${JOB_CARD_COLUMNS}${rank}
      from (${hits}) s join job on job.id = s.job_id
      order by ${order(part)}`;
    const cards = await (isPlannedOnce
      ? this.database.query<JobCard>(preparedOnce(text), values)
      : this.database.longQuery<JobCard>({ text }, values));
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

function order(part: SearchPart): string {
  const newest = 's.posted_at desc, s.job_id desc';
  if (part.isByDistance) return `s.closeness desc, ${newest}`;
  return part.pay === 'known' ? `s.best_salary desc, ${newest}` : newest;
}
