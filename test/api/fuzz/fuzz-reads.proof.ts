import { Campaign, planFor } from '../../support/fuzz/campaign.js';
import { FuzzWorld } from '../../support/fuzz/fuzz-world.js';
import { operationsOf } from '../../support/fuzz/operations.js';
import { fuzzRequests, fuzzSeed } from '../../support/fuzz/fuzz-settings.js';

const REQUESTS = fuzzRequests();
/** Expensive operations, or those with little to vary: their requests of 10,000. */
const FEW = {
  'GET /api/admin/database/status': 100,
  'GET /api/admin/database/backups/{name}': 200,
};
/** It has no end. */
const ENDLESS = 'GET /api/events';

/** They need a provider, an archive or a file that somebody asked for or sent. */
const OUT_OF_REACH = /auth\/pending|\{provider\}|export\/file|imports\/\{id\}|attachments\/\{key\}/;

describe('every read route', () => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await FuzzWorld.begin();
  });
  afterAll(() => world.end());

  it('responds to any request as documented in OpenAPI', async () => {
    const reads = operationsOf(world.document).filter(({ method, name }) => method === 'GET' && name !== ENDLESS);
    const { faults, neverDone, requests, statuses } = await new Campaign(world, fuzzSeed()).run(
      planFor(reads, REQUESTS, FEW),
    );
    expect(faults).toEqual([]);
    expect(neverDone.filter((name) => !OUT_OF_REACH.test(name))).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(REQUESTS);
    // Some requests were accepted and some rejected.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
    expect(statuses.get(403)).toBeGreaterThan(REQUESTS / 10);
  }, 1_800_000);

  it('opens no event stream for visitors, whatever they send', async () => {
    const events = operationsOf(world.document).filter(({ name }) => name === ENDLESS);
    const { faults, requests, statuses } = await new Campaign(world, fuzzSeed(), () => ['visitor']).run(
      planFor(events, 200, {}),
    );
    expect(faults).toEqual([]);
    expect(statuses.get(200)).toBeUndefined();
    expect(requests).toBeGreaterThanOrEqual(200);
  });
});
