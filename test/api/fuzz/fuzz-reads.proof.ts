import { Campaign, planFor } from '../../support/fuzz/campaign.js';
import { FuzzWorld } from '../../support/fuzz/fuzz-world.js';
import { operationsOf } from '../../support/api-document/operations.js';
import { fuzzRequests, fuzzSeed } from '../../support/fuzz/fuzz-settings.js';

const REQUESTS = fuzzRequests();
/** Requests out of 10,000 for operations that are expensive or have few inputs. */
const FEW = {
  'GET /api/admin/database/status': 100,
  'GET /api/admin/database/backups/{name}': 200,
};
/** A stream that never ends. */
const ENDLESS = 'GET /api/events';

/** Operations that never succeed here: they need a sign-in provider, a finished export, an import or an attachment. */
const OUT_OF_REACH = /auth\/pending|\{provider\}|export\/file|imports\/\{id\}|attachments\/\{key\}/;

describe('every read route', () => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await FuzzWorld.begin();
  });
  afterAll(() => world.end());

  it('responds to any request as documented in OpenAPI', async () => {
    const reads = operationsOf(world.document).filter(({ method, name }) => method === 'GET' && name !== ENDLESS);
    const { faults, neverSucceeded, requests, statuses } = await new Campaign(world, fuzzSeed()).run(
      planFor(reads, REQUESTS, FEW),
    );
    expect(faults).toEqual([]);
    expect(neverSucceeded.filter((name) => !OUT_OF_REACH.test(name))).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(REQUESTS);
    // Enough requests were accepted, and enough rejected.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
    expect(statuses.get(403)).toBeGreaterThan(REQUESTS / 10);
  }, 1_800_000);

  it('never opens an event stream for visitors', async () => {
    const events = operationsOf(world.document).filter(({ name }) => name === ENDLESS);
    const { faults, requests, statuses } = await new Campaign(world, fuzzSeed(), () => ['visitor']).run(
      planFor(events, 200, {}),
    );
    expect(faults).toEqual([]);
    expect(statuses.get(200)).toBeUndefined();
    expect(requests).toBeGreaterThanOrEqual(200);
  });
});
