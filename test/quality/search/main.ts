import 'reflect-metadata';
import { prepareTemplate } from '../../support/database/test-template.js';
import { openSearchFixture } from '../../support/job-search/search-fixture.js';
import { printTable } from '../bench/tables.js';
import { SqlPlaces } from '#search/adapters/places/sql-places.js';
import { loadAllPlaces } from '../../support/database/all-places.js';
import { answerTo } from './answer.js';
import { judge, measuredQueries, type Verdict } from './measure.js';
import { measuredJobs, measuredListings } from './measured-listings.js';

/** Prints how many searches find what people mean, by kind; fails below nine of ten. */
const GOAL = 0.9;
const [folder = '.', file = 'queries'] = process.argv.slice(2);
const CAUSES = ['not found', 'too low', 'wrong first', 'found something', 'unwanted'] as const;

type Judged = Verdict & { readonly kind: string };

const stop = await prepareTemplate();
try {
  const fixture = await openSearchFixture();
  const places = new SqlPlaces(fixture.orm.database);
  await loadAllPlaces(fixture.orm.database);
  const listings = measuredListings(folder);
  await fixture.store(await measuredJobs(listings, places));
  await fixture.terms.countWords();
  const judged: Judged[] = [];
  const misses: string[][] = [];
  for (const query of measuredQueries(folder, file)) {
    const answer = await answerTo(fixture.search, listings, query);
    const verdict = judge(query, listings, answer);
    judged.push({ ...verdict, kind: query.kind });
    const first = answer.shown.slice(0, 6).map(({ listing }) => `${listing.title} (${listing.location})`);
    if (verdict.cause)
      misses.push([`${query.keywords} @ ${query.location}`, verdict.cause, `${answer.total}`, first.join('; ')]);
  }
  if (misses.length > 0) printTable('Misses', ['query', 'cause', 'total', 'shown first'], misses);
  const wrong = judged.flatMap(({ kind, falseReasons }) => falseReasons.map((reason) => [kind, reason]));
  if (process.env['REASONS']) printTable('Reasons for listings that are not right', ['kind', 'reason'], wrong);
  const kinds = [...new Set(judged.map(({ kind }) => kind)), 'all'];
  const rows = kinds.map((kind) =>
    row(
      kind,
      judged.filter((one) => kind === 'all' || one.kind === kind),
    ),
  );
  printTable('Search quality', ['queries', 'of', 'right', ...CAUSES, '0 found', 'reasons', 'of these wrong'], rows);
  process.exitCode = judged.filter(({ cause }) => !cause).length < GOAL * judged.length ? 1 : 0;
  await fixture.orm.close();
} finally {
  await stop();
}

function row(kind: string, judged: readonly Judged[]): string[] {
  const count = (isCounted: (one: Judged) => boolean): string => `${judged.filter(isCounted).length}`;
  const sum = (value: (one: Judged) => number): string => `${judged.reduce((total, one) => total + value(one), 0)}`;
  return [
    kind,
    `${judged.length}`,
    count(({ cause }) => !cause),
    ...CAUSES.map((name) => count(({ cause }) => cause === name)),
    count(({ isEmpty }) => isEmpty),
    sum(({ reasons }) => reasons),
    sum(({ falseReasons }) => falseReasons.length),
  ];
}
