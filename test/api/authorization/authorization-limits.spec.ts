import { methodOf, pathOf, readRows, type Actor, type Row } from '../../support/authorization/row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import { inOneProcess } from '../../support/isolation/in-one-process.js';
import type { Answer, ApiClient } from '../../support/server/api-client.js';
import type { TestServer } from '../../support/server/test-server.js';
import { callOf } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';
import { UNDOCUMENTED } from './rows/undocumented-routes.js';

/** Each with two allowed users. The first one's requests affect the second only if the limit is per address. */
const LIMITED: readonly (readonly [route: string, per: 'user' | 'address', first: Actor, second: Actor])[] = [
  ['POST /api/register', 'address', 'visitor', 'admin'],
  ['POST /api/auth/passkey/options', 'address', 'visitor', 'admin'],
  ['POST /unsubscribe/{token}', 'address', 'visitor', 'admin'],
  ['POST /api/objections', 'address', 'visitor', 'admin'],
  ['POST /api/jobs/{id}/reports', 'address', 'visitor', 'admin'],
  ['POST /api/account/export', 'user', 'seeker', 'otherSeeker'],
  ['POST /api/company/applicants/{id}/export', 'user', 'employer', 'otherEmployer'],
  ['POST /api/profile/job-seeker/avatar', 'user', 'seeker', 'otherSeeker'],
  ['POST /api/profile/job-seeker/resume', 'user', 'seeker', 'otherSeeker'],
  ['POST /api/profile/employer/logo', 'user', 'employer', 'otherEmployer'],
  ['GET /api/profile/job-seeker/resume/made', 'user', 'seeker', 'otherSeeker'],
  ['POST /api/profile/job-seeker/resume/made', 'user', 'seeker', 'otherSeeker'],
  ['POST /api/jobs', 'user', 'employer', 'otherEmployer'],
  ['POST /api/employer/jobs/changes', 'user', 'employer', 'otherEmployer'],
  ['POST /api/import', 'user', 'employer', 'otherEmployer'],
  ['POST /api/employer/webhook-deliveries/{id}/redeliver', 'user', 'employer', 'otherEmployer'],
  ['POST /api/applications', 'user', 'seeker', 'otherSeeker'],
  ['POST /api/conversations/{id}/messages', 'user', 'employer', 'seeker'],
  ['POST /api/conversations/{id}/attachments', 'user', 'employer', 'seeker'],
];

/** Counted differently, or without a second allowed user. */
const TESTED_ELSEWHERE = [
  'POST /api/login',
  'PUT /api/account/password',
  'PUT /api/account/email',
  'POST /api/email-verification',
  'POST /api/profile/employer/verification',
  'DELETE /api/account',
  'POST /api/account/passkeys/options',
  'POST /api/account/second-factor',
  'DELETE /api/account/second-factor',
  'POST /api/account/second-factor/recovery-codes',
  'POST /api/auth/second-factor',
  'POST /api/admin/invitations',
  'POST /api/users/{id}/password-reset-link',
  'POST /api/users/{id}/export',
  'DELETE /api/users/{id}',
  'POST /api/admin-invitation',
  'POST /api/company/invitations',
  // With the logo of the company.
  'POST /api/company/workplaces/{id}/logo',
  'POST /api/company-invitation',
  'POST /api/company-invitation/read',
  'POST /api/company-invitation/join',
  'GET /api/auth/{provider}',
  'POST /api/account/identities/{provider}',
  'POST /api/auth/pending/registration',
  'POST /api/auth/pending/link',
  'POST /api/password-reset',
  'POST /api/password-reset/confirm',
  'GET /api/events',
  'POST /api/conversations',
  'GET /api/job-seeker/profile/public/{userId}',
  'POST /api/admin/database/backup',
  // Per company and day.
  'GET /api/employer/candidates',
  'POST /api/employer/candidates/{handle}/looks',
  'POST /api/employer/candidates/{handle}/requests',
  'POST /api/employer/jobs/{id}/checkout',
  'POST /api/employer/payments/{id}/check',
  'POST /api/admin/database/backup-critical',
  // With a limit for wrong passwords.
  'POST /api/employer/api-keys',
  'POST /api/employer/webhooks',
  'PUT /api/employer/webhooks/{id}',
  'POST /api/employer/webhooks/{id}/rotate',
  'PUT /api/employer/import-address',
  'POST /api/admin/database/backups/{name}/link',
  // Per API key.
  'GET /api/employer/applications',
  'GET /api/employer/applications/{id}',
  // Counted with sent feeds.
  'POST /api/import/preview',
  'POST /api/employer/import-address/preview',
];

const ROWS = [MATRIX, UNDOCUMENTED].flatMap(readRows);

const ONE_OF_EACH = {
  LIMIT_REGISTRATIONS_PER_HOUR: '1',
  LIMIT_EXPORTS_PER_DAY: '1',
  LIMIT_SIGN_IN_STARTS_PER_HOUR: '1',
  LIMIT_UNSUBSCRIBES_PER_HOUR: '1',
  LIMIT_OBJECTIONS_PER_HOUR: '1',
  LIMIT_REPORTS_PER_HOUR: '1',
  LIMIT_APPLICATIONS_PER_HOUR: '1',
  LIMIT_UPLOADS_PER_HOUR: '1',
  LIMIT_LISTINGS_PER_DAY: '1',
  LIMIT_BULK_CHANGES_PER_HOUR: '1',
  LIMIT_IMPORTS_PER_DAY: '1',
  LIMIT_MESSAGES_PER_MINUTE: '1',
  LIMIT_REDELIVERIES_PER_HOUR: '1',
};

type Documented = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };

describe('rate limits', () => {
  let world: World;
  let strict: TestServer;

  beforeAll(async () => {
    world = await beginWorld();
    strict = await world.server.sibling(ONE_OF_EACH);
    inOneProcess(strict.app);
  });
  afterAll(async () => {
    await strict.stop();
    await endWorld(world);
  });

  const send = (row: Row, person: ApiClient): Promise<Answer> => {
    const call = callOf(row, world);
    return person.at(strict.url).request(methodOf(row), pathOf(row, call), { body: call.body });
  };

  /** All kinds of uploads share a limit, so each row needs new users. */
  const personFor = (route: string, actor: Actor): ApiClient | Promise<ApiClient> => {
    if (!route.includes('/profile/')) return world.people[actor];
    return actor === 'employer' || actor === 'otherEmployer' ? world.server.employer() : world.server.jobSeeker();
  };

  it('apply to all routes that document 429', async () => {
    const { body } = await world.server.visitor().get<Documented>('/api/openapi.json');
    const with429 = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { responses }]) => '429' in responses)
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    // The unsubscribe route of mails is not part of the documented API.
    const documented = LIMITED.map(([route]) => route).filter((route) => route.includes(' /api/'));
    expect(with429.sort()).toEqual([...documented, ...TESTED_ELSEWHERE].sort());
  });

  it.each(LIMITED)('limit %s for each %s', async (route, per, first, second) => {
    const row = ROWS.find((one) => one.route === route && /^20[0124]$/.test(one.cells[first]));
    if (!row) throw new Error(`There is no row for ${route}`);
    const somebody = await personFor(route, first);
    expect((await send(row, somebody)).status).toBe(Number(row.cells[first]));
    const refused = await send(row, somebody);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(row, await personFor(route, second))).status).toBe(
      per === 'user' ? Number(row.cells[second]) : 429,
    );
  });
});
