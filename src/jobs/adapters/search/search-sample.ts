import type { Database } from '#platform/postgres/database.js';
import type { JobCard } from '../../application/ports/job-search.js';
import { JOB_CARD_COLUMNS } from '../persistence/read-model/job-columns.js';
import { SearchConditions, type Sought } from './search-conditions.js';
import { asFound, type Begin, type FoundPage, type SearchPart } from './search-parts.js';

/** Sample of the newest listings, to estimate the frequency of keywords. */
const SAMPLE = 200;
/** Keywords with at most this many hits in the sample are looked up in an index. */
const RARE = 2;
/** Maximum listings with rare keywords sorted at once; classifying whole words and parts of words takes longer. */
const FEW = { inOrder: 3_000, inParts: 300 };

type SoughtWords = Sought & { readonly keywords: string };

/** Whether the keywords are frequent in each part, and the page if it was found with the sample. */
type Sample = { readonly isFrequent: readonly boolean[]; readonly few?: FoundPage };

type SampleRow = JobCard & {
  readonly held: readonly number[];
  readonly areAll: boolean;
  readonly total: number;
  readonly part: number;
};

/**
 * Counts the newest listings in each part. If the keywords are rare among them, finds and sorts all listings that
 * contain them, unless there are too many.
 */
export async function searchSample(
  database: Database,
  sought: SoughtWords,
  parts: readonly SearchPart[],
  begin: Begin,
  limit: number,
): Promise<Sample> {
  const conditions = new SearchConditions().pass(sought.criteria, sought.now);
  const passing = conditions.where;
  const holding = new SearchConditions(conditions.values).mayHold(sought.criteria).where;
  const most = parts[0]?.place === 'anywhere' ? FEW.inOrder : FEW.inParts;
  const partOf = partNumber(parts, sought, conditions.values);
  const { rank, column } = ranking(parts, sought, conditions);
  const after = begin.key ? new SearchConditions(conditions.values).after('s.rank', begin.key).where : 'true';
  const match = parts[0]?.place === 'anywhere' ? `, ${conditions.matchOf(sought.keywords, 'few.doc')} as match` : '';
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
    select held, "isRare" and total <= ${most} as "areAll", total, few.part, ${JOB_CARD_COLUMNS}${column}${match}
    from counted left join lateral (
      select * from (select s.*, ${partOf} as part, ${rank} as rank from found s offset 0) s
      where "isRare" and total <= ${most} and (part > ${begin.part} or part = ${begin.part} and ${after})
      order by part, rank desc, posted_at desc, job_id desc limit ${limit}
    ) few on true left join job on job.id = few.job_id
    order by few.part, few.rank desc, few.posted_at desc, few.job_id desc`;
  const rows = await database.longQuery<SampleRow>({ text }, conditions.values);
  const [{ held, areAll, total } = { held: [], areAll: false, total: 0 }] = rows;
  const isFrequent = held.map((count) => count > RARE);
  if (!areAll) return { isFrequent };
  const found = rows
    .filter(({ part }) => part !== null)
    .map(({ held: _h, areAll: _a, total: _t, part, ...card }) => ({ card: asFound(card, parts[part]), part }));
  return { isFrequent, few: { found, total } };
}

/** What the parts are sorted by first, and the same as a column of the result. */
function ranking(parts: readonly SearchPart[], { criteria }: SoughtWords, conditions: SearchConditions) {
  if (parts.some(({ pay }) => pay !== 'any')) {
    return { rank: 'coalesce(s.best_salary, 0)', column: ', few.best_salary as "bestSalary"' };
  }
  if (parts.some(({ isByDistance }) => isByDistance)) {
    return { rank: conditions.closenessIn(criteria), column: ', few.rank as closeness' };
  }
  return { rank: '0', column: '' };
}

/** An expression for the number of the part that a matching listing is in: the last one, if it is in no other. */
function partNumber(
  parts: readonly SearchPart[],
  { keywords, range, meaning }: SoughtWords,
  values: unknown[],
): string {
  const isIn = parts.slice(0, -1).map((part, index) => {
    const inPart = new SearchConditions(values).inPart(part, range);
    return `when ${inPart.hold(keywords, part.place, meaning).where} then ${index}`;
  });
  return isIn.length === 0 ? '0' : `case ${isIn.join(' ')} else ${isIn.length} end`;
}
