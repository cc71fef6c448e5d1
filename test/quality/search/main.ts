import 'reflect-metadata';
import { join } from 'node:path';
import { measuredJobs } from './measured-jobs.js';
import type { JobSearch } from '#jobs/application/ports/job-search.js';
import { prepareTemplate } from '../../support/database/test-template.js';
import { openSearchFixture } from '../../support/job-search/search-fixture.js';
import { printTable } from '../bench/tables.js';
import {
  judge,
  measuredListings,
  measuredQueries,
  type MeasuredListing,
  type MeasuredQuery,
  type Verdict,
} from './measure.js';

/** Prints how many searches find what people mean; fails below nine of ten. */
const GOAL = 0.9;

/** Listings and queries in a folder each; `npm run search-quality -- FOLDER` measures with those of another one. */
const SETS = [
  '',
  'second-set',
  'third-set',
  'fourth-set',
  'fifth-set',
  'sixth-set',
  'seventh-set',
  'eighth-set',
  'ninth-set',
  'tenth-set',
  'eleventh-set',
  'twelfth-set',
  'thirteenth-set',
  'fourteenth-set',
].map((name) => join(import.meta.dirname, name));

const stop = await prepareTemplate();
try {
  const verdicts: Verdict[] = [];
  for (const folder of process.argv[2] === undefined ? SETS : [process.argv[2]]) {
    const fixture = await openSearchFixture();
    const listings = measuredListings(folder);
    await fixture.store(measuredJobs(listings));
    await fixture.related.countWords();
    verdicts.push(...(await measure(fixture.search, listings, measuredQueries(folder))));
    await fixture.orm.close();
  }
  process.exitCode = verdicts.filter(({ isRight }) => isRight).length < GOAL * verdicts.length ? 1 : 0;
} finally {
  await stop();
}

async function measure(
  search: JobSearch,
  listings: readonly MeasuredListing[],
  queries: readonly MeasuredQuery[],
): Promise<Verdict[]> {
  const misses: string[][] = [];
  const verdicts: (Verdict & { kind: string })[] = [];
  for (const query of queries) {
    const seen = (await resultsOf(search, query.keywords)).flatMap((id) => listings[id - 1] ?? []);
    const verdict = judge(query, seen);
    verdicts.push({ ...verdict, kind: query.kind });
    if (!verdict.isRight) {
      const first = seen.slice(0, 5).map(({ title }) => title);
      misses.push([query.keywords, query.expected.join('; '), first.join('; ')]);
    }
  }
  const kinds = [...new Set(verdicts.map(({ kind }) => kind)), 'all'];
  const rows = kinds.map((kind) =>
    row(
      kind,
      verdicts.filter((one) => kind === 'all' || one.kind === kind),
    ),
  );
  if (misses.length > 0) printTable('Misses', ['query', 'expected', 'found'], misses);
  printTable('Search quality', ['queries', 'right', 'of', 'precision', 'recall'], rows);
  return verdicts;
}

/** What a person sees: word matches, then related listings, then matches within words. */
async function resultsOf(search: JobSearch, keywords: string): Promise<number[]> {
  const { items } = await search.page({ keywords, limit: 100 });
  const found = process.env['LITERAL'] ? [] : (await search.related({ keywords })).items;
  const part = items.findIndex(({ match }) => match === 'part');
  return items.toSpliced(part < 0 ? items.length : part, 0, ...found).map(({ id }) => id);
}

function row(kind: string, verdicts: readonly Verdict[]): string[] {
  const mean = (value: (verdict: Verdict) => number): string =>
    (verdicts.reduce((sum, verdict) => sum + value(verdict), 0) / verdicts.length).toFixed(2);
  const right = verdicts.filter(({ isRight }) => isRight).length;
  return [kind, `${right}`, `${verdicts.length}`, mean(({ precision }) => precision), mean(({ recall }) => recall)];
}
