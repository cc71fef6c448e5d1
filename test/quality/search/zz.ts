import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { prepareTemplate } from '../../support/database/test-template.js';
import { openSearchFixture } from '../../support/job-search/search-fixture.js';
import { SqlPlaces } from '#jobs/adapters/places/sql-places.js';
import { loadAllPlaces } from '../../support/database/all-places.js';
import { answerTo } from './answer.js';
import { judge, measuredQueries } from './measure.js';
import { measuredJobs, measuredListings } from './measured-listings.js';
const [folder = '.', file = 'queries', only = ''] = process.argv.slice(2);
const stop = await prepareTemplate();
try {
  const fixture = await openSearchFixture();
  const places = new SqlPlaces(fixture.orm.database);
  await loadAllPlaces(fixture.orm.database);
  const listings = measuredListings(process.env['ALL'] ? 'nowhere' : folder);
  await fixture.store(await measuredJobs(listings, places));
  await fixture.terms.countWords();
  let right = 0, n = 0;
  const list = measuredQueries(folder, file).filter(({ kind, keywords }) => !only || keywords.includes(only) || kind === only);
  for (const query of list) {
    n += 1;
    const answer = await answerTo(fixture.search, listings, query);
    const verdict = judge(query, listings, answer);
    if (!verdict.cause) right += 1;
    if (!verdict.cause && verdict.falseReasons.length === 0 && !process.env['EVERY']) continue;
    const related = await fixture.search.related({ keywords: query.keywords, location: query.location }).catch((e: unknown) => ({ wants: [{ kind: String(e), label: '', groups: [] }] })) as any;
    console.log(`\n## [${query.kind}] ${query.keywords} @ ${query.location} -- ${verdict.cause ?? 'right'} total ${answer.total}; wants ${related.wants.map((w: any) => `${w.kind}:${w.label}`).join(' | ')} ${related.didYouMean ? `dym ${related.didYouMean}` : ''}`);
    for (const { listing, because } of answer.shown.slice(0, Number(process.env['N'] ?? 8)))
      console.log(`  ${query.isUnwanted(listing) ? 'XX' : query.isRight(listing) ? 'R ' : query.isMeant(listing) ? 'm ' : '- '} ${listing.title} (${listing.location}) ${because ? `[${because}]` : ''}`);
    const ids = new Set(answer.shown.slice(0, 5).map(({ listing }) => listing));
    const missed = listings.filter((l) => query.isRight(l) && !ids.has(l)).slice(0, 8);
    if (verdict.cause && missed.length) console.log(`  missed: ${missed.map((l) => `${l.title}${answer.shown.some((s) => s.listing === l) ? '*' : ''}`).join('; ')}`);
  }
  console.log(`\n${right} of ${n}`);
  await fixture.orm.close();
} finally {
  await stop();
}
