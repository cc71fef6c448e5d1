import type { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import type { AccountTokens } from '#identity/accounts/application/ports/account-tokens.js';
import { LastAdmin, UserNotFound } from '#identity/accounts/domain/identity-errors.js';
import { AccountDeleted } from '#identity/accounts/domain/user-events.js';
import type { Teams } from '#identity/companies/application/teams.js';
import { LastOwner } from '#identity/companies/domain/company-errors.js';
import { membership, Team } from '#identity/companies/domain/team.js';
import { EraseAccount } from '#identity/leaving/application/deletion/erase-account.js';
import type { Erasures } from '#identity/leaving/application/deletion/erasures.js';
import type { AccountExports } from '#identity/leaving/application/export/account-exports.js';
import type { CompanyRole } from '#shared/domain/actor.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const CREATED = new Date('2026-01-01T00:00:00.000Z');
const [USER, COMPANY, COLLEAGUE] = [7, 3, 8];

type Given = {
  readonly role?: 'job_seeker' | 'employer' | 'admin';
  /** The members of the company. */
  readonly members?: readonly (readonly [userId: number, role: CompanyRole])[];
  readonly undo?: string;
  readonly hasOtherAdmin?: boolean;
};

describe('deleting an account', () => {
  let log: unknown[];
  let audit: InMemoryAuditLog;
  let left: unknown;
  beforeEach(() => {
    [log, audit, left] = [[], new InMemoryAuditLog(), undefined];
  });

  function erase(given: Given = {}, command: object = {}): Promise<boolean> {
    const { role = 'job_seeker', members = [], undo, hasOtherAdmin = true } = given;
    const user = { createdAt: CREATED, role, email: 'sam@home.test', language: 'de' };
    const team = new Team(
      COMPANY,
      members.map(([id, held]) => [id, membership(held)] as const),
      9,
    );
    const users = {
      byId: async (id: number) => (id === USER ? user : undefined),
      change: async (_id: number, change: (locked: unknown) => unknown) => change(user),
      hasOtherAdmin: async () => hasOtherAdmin,
      erase: async (...erased: unknown[]) => void log.push(['erased', ...erased]),
    } as unknown as UserRepository;
    const exports = { remove: async (id: number) => void log.push(`export of ${id}`) } as unknown as AccountExports;
    const tokens = { open: async () => (undo ? [{ email: undo }, { email: 'later@home.test' }] : []) };
    const note = (what: string) => async (erasure: unknown) => void log.push([what, erasure]);
    const erasures = { record: note('recorded'), withdraw: note('withdrawn') } as unknown as Erasures;
    const teams = {
      companyOf: async (id: number) => (team.members.has(id) ? COMPANY : undefined),
      change: async (_ids: unknown, change: (changed: Team) => void) => {
        change(team);
        left = [...team.members].map(([id, held]) => [id, held.role]);
      },
      withoutMembers: async (ids: readonly number[]) => ids.filter((id) => id !== COMPANY || team.members.size === 0),
    } as unknown as Teams;
    const unitOfWork = new InMemoryUnitOfWork();
    unitOfWork.record = (events) => void log.push(...events);
    const clock = new FixedClock(NOW);
    const useCase = new EraseAccount(
      users,
      exports,
      tokens as unknown as AccountTokens,
      erasures,
      unitOfWork,
      clock,
      audit,
      teams,
    );
    return useCase.execute({ userId: USER, ...command });
  }
  const erasure = { userId: USER, createdAt: CREATED };
  const deleted = (parties: readonly number[], undo?: string) =>
    new AccountDeleted(USER, 'sam@home.test', undo, 'de', parties);

  it('is recorded outside the database first, and told with the addresses that it had', async () => {
    expect(await erase({ undo: 'old@home.test' })).toBe(true);
    expect(log).toEqual([
      ['recorded', erasure],
      `export of ${USER}`,
      ['erased', USER, NOW],
      deleted([USER], 'old@home.test'),
    ]);
    const subject = { kind: 'user', id: USER };
    expect(audit.entries).toEqual([{ action: 'account.deleted', subject, details: { role: 'job_seeker' } }]);
    await erase({}, { reason: 'Asked by letter.' });
    expect(audit.entries[1]).toMatchObject({ details: { reason: 'Asked by letter.' } });
  });

  it.each<[string, Given, object, unknown]>([
    ['is kept after all', {}, { onlyIf: async () => false }, false],
    ['is of the last admin', { role: 'admin', hasOtherAdmin: false }, {}, LastAdmin],
    [
      'is of the only owner of others',
      {
        role: 'employer',
        members: [
          [USER, 'owner'],
          [COLLEAGUE, 'recruiter'],
        ],
      },
      {},
      LastOwner,
    ],
  ])('leaves no record if it %s', async (_why, given, command, outcome) => {
    expect(await erase(given, command).catch((thrown: Error) => thrown.constructor)).toBe(outcome);
    expect([log, audit.entries]).toEqual([
      [
        ['recorded', erasure],
        ['withdrawn', erasure],
      ],
      [],
    ]);
  });

  it.each<[string, Given]>([
    ['of an admin beside others', { role: 'admin' }],
    ['of somebody else on a site without admins', { hasOtherAdmin: false }],
  ])('forgets the addresses in the audit log, %s', async (_whose, given) => {
    const forgotten: number[] = [];
    Object.assign(audit, { forgetAddresses: async (userId: number) => void forgotten.push(userId) });
    expect(await erase(given)).toBe(true);
    expect(forgotten).toEqual([USER]);
  });

  it('is of somebody', async () => {
    await expect(erase({}, { userId: 99 })).rejects.toThrow(UserNotFound);
    expect(log).toEqual([]);
  });

  it.each<[string, Given['members'], object, readonly number[], unknown]>([
    ['without company', [], {}, [USER], undefined],
    ['with its company', [[USER, 'owner']], {}, [USER, COMPANY], []],
    [
      'of a member',
      [
        [USER, 'recruiter'],
        [COLLEAGUE, 'owner'],
      ],
      {},
      [USER],
      [[COLLEAGUE, 'owner']],
    ],
    [
      'by an admin, which makes another one the owner',
      [
        [USER, 'owner'],
        [COLLEAGUE, 'recruiter'],
      ],
      { reason: 'Asked by letter.' },
      [USER],
      [[COLLEAGUE, 'owner']],
    ],
    [
      'that is unused, which makes another one the owner',
      [
        [USER, 'owner'],
        [COLLEAGUE, 'reviewer'],
      ],
      { onlyIf: async () => true },
      [USER],
      [[COLLEAGUE, 'owner']],
    ],
  ])('ends what is left of an account %s', async (_which, members = [], command, parties, remaining) => {
    expect(await erase({ role: 'employer', members }, command)).toBe(true);
    expect(log.at(-1)).toEqual(deleted(parties));
    expect(left).toEqual(remaining);
  });
});
