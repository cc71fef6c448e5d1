import { covers, KEY_SCOPES, type KeyScope } from '#shared/application/api-callers.js';
import { readRows, type Row } from '../../support/authorization/row.js';
import { tryAll } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import { callOf } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';
import { UNDOCUMENTED } from './rows/undocumented-routes.js';

/** Routes open to API keys, with the scope that each requires. */
const OPENED: Readonly<Record<string, KeyScope>> = {
  'GET /api/employer/applications': 'read:applications',
  'GET /api/employer/applications/{id}': 'read:applications',
  'GET /api/employer/jobs': 'read',
  'GET /api/jobs/{id}': 'read',
  'GET /api/employer/imports': 'read',
  'GET /api/employer/imports/{id}': 'read',
  'GET /api/employer/imports/{id}/preview': 'read',
  'POST /api/employer/imports/{id}/confirm': 'write',
  'POST /api/import': 'write',
  'POST /api/import/preview': 'write',
  'GET /api/company/workplaces': 'read',
  'POST /api/employer/jobs/changes': 'write',
  'POST /api/jobs': 'write',
  'PUT /api/jobs/{id}': 'write',
  'PUT /api/jobs/{id}/archive': 'write',
};

/**
 * An employer's key gets the employer's outcome on open routes, or 200 if they are for keys only; otherwise the visitor's,
 * with 403 instead of 401.
 */
function expected({ route, cells }: Row, scope: KeyScope): string {
  const needed = OPENED[route];
  if (needed === undefined) return cells.visitor === '401' && !isSignIn(route) ? '403' : cells.visitor;
  if (!covers(scope, needed)) return '403';
  return needed === 'read:applications' ? '200' : cells.employer;
}

/** Whether 401 means that the sign-in itself failed. */
function isSignIn(route: string): boolean {
  return ['POST /api/login', 'POST /api/auth/passkey'].includes(route);
}

describe("the authorization matrix for the employer's API keys", () => {
  let world: World;
  beforeAll(async () => {
    world = await beginWorld();
  });
  afterAll(() => endWorld(world));

  const all = [...readRows(MATRIX), ...readRows(UNDOCUMENTED)];
  // The event reader cannot send a key.
  const rows = all.filter(({ route }) => route !== 'GET /api/events');

  it('forbids the event stream', async () => {
    expect((await world.keys.write.get('/api/events')).status).toBe(403);
  });

  it.each(rows.map((row) => [`${row.route} ${row.on}`.trim(), row] as const))('%s', async (_name, row) => {
    const call = callOf(row, world);
    const scopes: readonly KeyScope[] = row.route in OPENED ? KEY_SCOPES : ['write', 'read:applications'];
    const wanted = Object.fromEntries(scopes.map((scope) => [scope, expected(row, scope)]));
    const callers = scopes.map((scope) => {
      const caller = { actor: 'employer' as const, client: world.keys[scope], expected: expected(row, scope) };
      return [scope, caller] as const;
    });
    expect(await tryAll(row, call, world, Object.fromEntries(callers))).toEqual(wanted);
  });
});
