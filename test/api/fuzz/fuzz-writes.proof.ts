import { Campaign, planFor } from '../../support/fuzz/campaign.js';
import { FuzzWorld } from '../../support/fuzz/fuzz-world.js';
import { operationsOf } from '../../support/api-document/operations.js';
import { fuzzRequests, fuzzSeed } from '../../support/fuzz/fuzz-settings.js';

const REQUESTS = fuzzRequests();
/** Requests out of 10,000 for operations that hash passwords, render pictures, write archives or have few inputs. */
const FEW = {
  'PUT /api/account/email': 60,
  'POST /api/account/email/confirm': 60,
  'POST /api/account/email/undo': 60,
  'POST /api/email-verification': 60,
  'POST /api/email-verification/confirm': 60,
  'POST /api/password-reset': 60,
  'POST /api/password-reset/confirm': 60,
  'POST /api/users/{id}/password-reset-link': 120,
  'POST /api/login': 100,
  'POST /api/register': 100,
  'POST /api/logout': 60,
  'POST /api/profile/job-seeker/avatar': 200,
  'POST /api/profile/employer/logo': 200,
  'POST /api/admin/database/backup': 60,
  'POST /api/admin/database/backup-critical': 60,
  'POST /api/admin/database/backups/{name}/verify': 120,
};
/** Operations that end the sessions other requests need. */
const LEFT_OUT = /^(PUT|DELETE) \/api\/account\/(password|sessions)|^DELETE \/api\/account$/;
/** Operations that need mail, a one-time link, a device, a provider, a webhook receiver or a waiting import. */
const OUT_OF_REACH =
  /passkey|identities|pending\/|email|password-reset\/confirm|second-factor|invitation|verification|checkout|stripe|mails\/retry|redeliver|imports\/.*confirm/;
/** Operations that remove what others need or use up a limit, so they come last. */
const ENDING =
  /^DELETE|\/(archive|reject|cancel|withdraw|suspension|seen|status)$|\/reports\/\{jobId\}|POST .*\/drafts$/;

describe('every write route', () => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await FuzzWorld.begin();
  });
  afterAll(() => world.end());

  it('responds to any request as documented in OpenAPI', async () => {
    const writes = operationsOf(world.document)
      .filter(({ method, name }) => method !== 'GET' && !LEFT_OUT.test(name))
      .toSorted((one, other) => Number(ENDING.test(one.name)) - Number(ENDING.test(other.name)));
    const { faults, neverSucceeded, requests, statuses } = await new Campaign(world, fuzzSeed()).run(
      planFor(writes, REQUESTS, FEW),
    );
    expect(faults).toEqual([]);
    expect(neverSucceeded.filter((name) => !OUT_OF_REACH.test(name))).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(REQUESTS);
    // Enough requests were accepted, and enough rejected.
    const accepted = [200, 201, 202, 204].reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0);
    expect(accepted).toBeGreaterThan(REQUESTS / 15);
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 20);
    expect(statuses.get(403)).toBeGreaterThan(REQUESTS / 20);
  }, 1_800_000);

  it('pollutes no prototypes and keeps the server healthy', async () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
    expect((await world.server.visitor().get('/health/ready')).status).toBe(200);
  });
});
