import { expect, test } from '@playwright/test';
import { killDatabase, killServer, replaceServers } from '../../quality/prove/faults-harm.js';
import { Site } from '../../quality/prove/faults-site.js';

// The short form of `npm run prove -- faults`.
const PEOPLE = 10;
const KILLS = 3;

test('loses and duplicates no acknowledged write when the server or PostgreSQL is killed under load', async () => {
  test.setTimeout(300_000);
  const site = await Site.open({ people: PEOPLE, database: 'embedded' });
  try {
    await killServer(site, KILLS);
    const before = site.ledger.writes;
    await killDatabase(site, KILLS);
    expect(before).toBeGreaterThan(0);
    expect(site.ledger.writes).toBeGreaterThan(before);
  } finally {
    await site.close();
  }
});

test('replaces two servers behind a proxy under load without a failed request', async () => {
  test.setTimeout(300_000);
  // A busy test machine can delay the database; that must not turn into 503s here.
  const site = await Site.open({ people: PEOPLE, behindProxy: 2, variables: { DATABASE_SECONDS: '12' } });
  try {
    await replaceServers(site, 1);
    expect(site.watch.answers).toBeGreaterThan(0);
  } finally {
    await site.close();
  }
});
