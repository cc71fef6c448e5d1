import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ACTORS, methodOf, readRows, type Actor, type Row } from '../../support/authorization/row.js';
import { tryRow } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import { MailCatcher } from '../../support/stand-ins/mail-catcher.js';
import type { TestServer } from '../../support/server/test-server.js';
import { callOf } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/**
 * Routes that write nothing for others to read. Every other route that changes something is closed to users without a
 * verified address, so a new route is closed unless it is listed here.
 */
const OWN = [
  /^\w+ \/api\/(?:login|register|logout|auth|account|admin-invitation|password-reset|email-verification)\b/,
  /^\w+ \/api\/(?:bookmarks|saved-searches|employer\/drafts|employer\/job-templates|message-templates)\b/,
  // The link was mailed to the address.
  /^POST \/api\/company-invitation\b/,
  // Access of the employer's own programs, whose calls are checked like the employer's own.
  /^\w+ \/api\/employer\/(?:api-keys|webhooks|webhook-deliveries|integrations|payments)\b/,
  /^DELETE \/api\/employer\/import-address$/,
  /^POST \/api\/employer\/jobs\/\{id\}\/checkout$/,
  // People fill in their profile before they verify their address, and until then nobody else reads it.
  /^\w+ \/api\/profile\/job-seeker\b/,
  // How the employer hears of applications.
  /^PUT \/api\/(?:jobs\/\{id\}|company)\/application-notice\b/,
  // What a company writes or reads for itself.
  /^PUT \/api\/company\/retention\b/,
  /^POST \/api\/company\/applicants\/\{id\}\/export\b/,
  /^PUT \/api\/applications\/assignee\b/,
  /^\w+ \/api\/applications\/\{id\}\/notes\b/,
  // Taking back what was written, private notes, and marks of what was read.
  /^POST \/api\/(?:applications\/\{id\}\/withdraw|interviews\/\{id\}\/cancel)$/,
  /^PUT \/api\/(?:applications\/\{id\}\/seen|messages\/\{id\}\/(?:status|settled))$/,
  /^DELETE \/api\/(?:messages|company\/invitations)\/\{id\}$/,
  /^DELETE \/api\/employer\/(?:talent-pool|contact-requests)\b/,
  /^POST \/api\/account\/contact-requests\/\{id\}\/decline$/,
  /^PUT \/api\/jobs\/\{id\}\/archive an open listing$/,
  // Open to visitors; read by admins only.
  /^POST \/api\/(?:jobs\/\{id\}\/reports|objections)\b/,
];

const UNVERIFIED: readonly Actor[] = ACTORS.filter((actor) => actor !== 'visitor' && actor !== 'admin');

function writesForOthers(row: Row): boolean {
  return (
    methodOf(row) !== 'GET' &&
    !OWN.some((route) => route.test(`${row.route} ${row.on}`.trim()) || route.test(row.route))
  );
}

describe('users without a verified address, if one is required', () => {
  let world: World;
  let catcher: MailCatcher;
  let strict: TestServer;

  beforeAll(async () => {
    world = await beginWorld();
    catcher = await MailCatcher.start();
    const { dataDirectory } = world.server.app.get<Settings>(SETTINGS);
    strict = await world.server.sibling({
      DATA_DIR: dataDirectory,
      OUTBOUND_ALLOWED_HOSTS: '127.0.0.1',
      REQUIRE_VERIFIED_EMAIL: 'true',
      SMTP_URL: catcher.url,
    });
  });
  afterAll(async () => {
    await strict.stop();
    await catcher.stop();
    await endWorld(world);
  });

  const cases = readRows(MATRIX)
    .filter(writesForOthers)
    .flatMap((row) =>
      UNVERIFIED.filter((actor) => row.cells[actor].startsWith('2')).map(
        (actor) => [`${row.route} ${row.on}`.trim(), actor, row] as const,
      ),
    );

  it('write for others on many routes', () => {
    expect(cases.length).toBeGreaterThan(30);
  });

  const ofAdmins = readRows(MATRIX)
    .filter((row) => writesForOthers(row) && row.cells.admin.startsWith('2'))
    .map((row) => [`${row.route} ${row.on}`.trim(), row] as const);

  it.each(ofAdmins)('are not kept from %s as admins', async (_name, row) => {
    expect(await tryRow(row, callOf(row, world), { ...world, server: strict }, 'admin')).toBe(row.cells.admin);
  });

  it.each(cases)('are refused by %s as the %s', async (_name, actor, row) => {
    const there = { ...world, server: strict };
    expect(await tryRow(row, callOf(row, world), there, actor)).toBe('403');
  });

  it('have a profile that only they read', async () => {
    const { otherSeeker } = world.people;
    const path = `/api/job-seeker/profile/public/${otherSeeker.user.id}`;
    expect((await world.server.visitor().get(path)).status).toBe(200);
    expect((await strict.visitor().get(path)).status).toBe(404);
    expect((await world.people.employer.at(strict.url).get(path)).status).toBe(404);
    expect((await otherSeeker.at(strict.url).get(path)).status).toBe(200);
  });
});
