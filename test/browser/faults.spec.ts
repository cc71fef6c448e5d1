import { expect, test } from '@playwright/test';
import { killDatabase, killServer, replaceServers } from '../quality/prove/faults-harm.js';
import { Site } from '../quality/prove/faults-site.js';

// The short form of `npm run prove -- faults`.
const PEOPLE = 10;
const KILLS = 3;

test('no acknowledged write is lost or doubled when the server or its PostgreSQL is killed at work', async () => {
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

test('two servers behind a proxy are replaced at work without one failed request', async () => {
  test.setTimeout(300_000);
  // A machine that has other tests to run may keep a database waiting: here that is no reason to send anybody away.
  const site = await Site.open({ people: PEOPLE, behindProxy: 2, variables: { DATABASE_SECONDS: '12' } });
  try {
    await replaceServers(site, 1);
    expect(site.watch.answers).toBeGreaterThan(0);
  } finally {
    await site.close();
  }
});
