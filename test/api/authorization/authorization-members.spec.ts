import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { readRows, type Actor, type Row } from '../../support/authorization/row.js';
import { StateSnapshot } from '../../support/authorization/state-snapshot.js';
import { tryAll } from '../../support/authorization/try-row.js';
import { startWorld, type World } from '../../support/authorization/world.js';
import { memberOf } from '../../support/mothers/team.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { callOf } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/** Only for owners, or for who wrote the note. */
const OWNERS =
  /^(GET|POST|PUT|DELETE) \/api\/(employer\/(api-keys|webhooks|webhook-deliveries|payments|import-address$|integrations|jobs\/\{id\}\/checkout)|company\/invitations|company\/members\/\{id\}|profile\/employer\/(logo|verification))|^PUT \/api\/(profile\/employer|company\/retention)$|^\w+ \/api\/applications\/\{id\}\/notes\/\{noteId\}$/;

/** Also for reviewers. */
const REVIEWERS = new Set([
  'GET /api/applications/employer',
  'GET /api/applications/job/{jobId}',
  'GET /api/applications/{id}',
  'GET /api/applications/{id}/events',
  'GET /api/applications/{id}/interviews',
  'GET /api/applications/{id}/notes',
  'POST /api/applications/{id}/notes',
  'GET /api/applications/employer/members',
  'GET /api/applications/{id}/profile',
  'GET /api/employer/summary',
  'GET /api/employer/jobs',
  'GET /api/employer/profile',
  'GET /api/profile/employer',
  'GET /api/company/workplaces',
  'GET /api/company/application-notice',
  'PUT /api/company/application-notice',
  'GET /api/jobs/{id}/application-notice',
  'PUT /api/jobs/{id}/application-notice',
  'DELETE /api/company/membership',
]);

/** For owners and recruiters, and for other users. */
const SHARED =
  /^\w+ \/api\/(conversations|messages|interviews)|^PUT \/api\/jobs\/\{id\}\/archive$|^GET \/api\/jobs\/\{id\}\/decisions$/;

type MemberRole = 'recruiter' | 'reviewer' | 'former';

const statusOf = (cell: string) => cell.replace(/:.*/, '');

/** Whether the row is for employers, or reads what they share with other users. */
function isForEmployers({ route, cells }: Row): boolean {
  if (SHARED.test(route) || REVIEWERS.has(route)) return true;
  return cells.seeker === '403' && cells.employer !== '403' && !route.startsWith('POST /api/company-invitation');
}

/** The status for a member of the employer's company, or who was one. */
function expected(role: MemberRole, row: Row): string {
  const { route, cells } = row;
  const isOwnAccount = route.includes(' /api/account/');
  if (!isForEmployers(row)) return statusOf(role === 'former' && !isOwnAccount ? cells.otherEmployer : cells.employer);
  if (role === 'former' || OWNERS.test(route)) return '403';
  if (route === 'DELETE /api/company/membership') return '204';
  return role === 'recruiter' || REVIEWERS.has(route) ? statusOf(cells.employer) : '403';
}

describe('members of a company', () => {
  const rows = readRows(MATRIX).map((row) => [`${row.route} ${row.on}`.trim(), row] as const);
  let world: World;
  let members: Readonly<Record<MemberRole, ApiClient>>;

  beforeAll(async () => {
    const begun = await startWorld();
    const { server, people } = begun;
    const owner = people.employer;
    members = {
      recruiter: await memberOf(server, owner, 'recruiter'),
      reviewer: await memberOf(server, owner, 'reviewer'),
      former: await memberOf(server, owner, 'recruiter'),
    };
    await owner.delete(`/api/company/members/${members.former.user.id}`);
    await begun.state.close();
    const { dataDirectory } = server.app.get<Settings>(SETTINGS);
    world = { ...begun, state: await StateSnapshot.take(server.databaseUrl, dataDirectory) };
  });
  afterAll(async () => {
    await world.state.close();
    await world.server.stop();
  });

  it.each(rows)('may call %s by their role', async (_name, row) => {
    const callers = (['recruiter', 'reviewer', 'former'] as const).map((role) => {
      const actor: Actor = role === 'former' ? 'otherEmployer' : 'employer';
      return [role, { actor, client: members[role], expected: expected(role, row) }] as const;
    });
    const answered = Object.entries(await tryAll(row, callOf(row, world), world, Object.fromEntries(callers)));
    const wanted = callers.map(([role, caller]) => [role, caller.expected]);
    expect(Object.fromEntries(answered.map(([role, cell]) => [role, statusAndFaults(cell)]))).toEqual(
      Object.fromEntries(wanted),
    );
  });
});

/** A cell without the number of items. */
function statusAndFaults(cell: string): string {
  return cell.replace(/^(\d+):[^,]*/, '$1');
}
