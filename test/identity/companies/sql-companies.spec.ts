import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { Parties } from '#identity/companies/adapters/parties.js';
import { SqlCompanyInvitations } from '#identity/companies/adapters/sql-company-invitations.js';
import { SqlTeams } from '#identity/companies/adapters/sql-teams.js';
import { membership } from '#identity/companies/domain/team.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** A company with two owners, of whom one is suspended, and three other members; another company; a job seeker. */
const [HOTEL, SUSPENDED, RECRUITER, REVIEWER, FORMER, SHIP, SEEKER] = [3, 4, 5, 6, 7, 8, 9];

describe('companies in PostgreSQL', () => {
  let orm: TestOrm;
  let invitations: SqlCompanyInvitations;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    invitations = new SqlCompanyInvitations(orm.database, new FixedClock(NOW));
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    for (const id of [HOTEL, SUSPENDED, RECRUITER, REVIEWER, FORMER, SHIP])
      await insertAccounts(orm.database, { id, role: 'employer', isSuspended: id === SUSPENDED });
    await insertAccounts(orm.database, { id: SEEKER });
    for (const [id, role, joinedAt] of [
      [SUSPENDED, 'owner', at(-5)],
      [RECRUITER, 'recruiter', at(-9)],
      [REVIEWER, 'reviewer', at(-7)],
    ] as const)
      await orm.database.query(
        'update company_member set company_id = $2, role = $3, joined_at = $4 where user_id = $1',
        [id, HOTEL, role, joinedAt],
      );
  });
  afterAll(() => orm.close());

  describe('invitations', () => {
    type Sent = { readonly by?: number; readonly to?: number; readonly createdAt?: Date; readonly expiresAt?: Date };
    const issue = async (
      name: string,
      { by = HOTEL, to = HOTEL, createdAt = at(-60), expiresAt = at(60) }: Sent = {},
    ) => {
      const terms = { email: `${name}@Home.test`, role: 'recruiter', workplaceIds: null } as const;
      return (await invitations.issue({ ...terms, companyId: to, invitedBy: by, createdAt, expiresAt })).token;
    };
    const stored = async () =>
      (await orm.database.query<{ key: string }>('select email_key as key from company_invitation order by id')).map(
        ({ key }) => key.split('@', 1)[0],
      );

    it('are valid while they have not expired and who sent them is an owner of the company', async () => {
      const tokens = [
        await issue('valid'),
        await issue('of a suspended owner', { by: SUSPENDED }),
        await issue('of a recruiter', { by: RECRUITER }),
        await issue('of an owner elsewhere', { by: SHIP }),
        await issue('expires now', { expiresAt: NOW }),
        await issue('elsewhere', { by: SHIP, to: SHIP }),
      ];
      const offered = await Promise.all(tokens.map((token) => invitations.offered(token)));
      expect(offered.map((offer) => offer?.email)).toEqual([
        'valid@Home.test',
        undefined,
        undefined,
        undefined,
        undefined,
        'elsewhere@Home.test',
      ]);
      for (const token of tokens.slice(1, 5)) expect(await invitations.consume(token)).toBeUndefined();
      const listed = await Promise.all([HOTEL, SHIP].map((company) => invitations.open(company)));
      expect(listed.flat().map(({ email }) => email)).toEqual(['valid@Home.test', 'elsewhere@Home.test']);
      expect(await invitations.consume(tokens[0] ?? '')).toMatchObject({ companyId: HOTEL, email: 'valid@Home.test' });
      expect(await stored()).not.toContain('valid');
    });

    it('of any company are deleted by the next one once they have expired, but not before', async () => {
      await issue('open');
      await issue('expires now', { expiresAt: NOW });
      await issue('elsewhere', { by: SHIP, to: SHIP, expiresAt: NOW });
      await issue('again', { expiresAt: at(-1) });
      await issue('again', { createdAt: NOW });
      expect(await stored()).toEqual(['open', 'again']);
    });

    it('tell whether their address has an account', async () => {
      const [known, unknown] = [await issue('Somebody'), await issue('nobody')];
      await orm.database.query(`update user_account set email_key = 'somebody@home.test' where id = $1`, [SHIP]);
      expect(await invitations.offered(known)).toMatchObject({ hasAccount: true });
      expect(await invitations.offered(unknown)).toMatchObject({ hasAccount: false });
    });
  });

  it('have members since they joined, whatever their role becomes', async () => {
    const forgotten = new Set<number>();
    const actors = { find: () => Promise.resolve(undefined), forget: (id: number) => void forgotten.add(id) };
    const settings = { companies: { members: 9 } } as never;
    const teams = new SqlTeams(orm.database, orm.unitOfWork, actors, new FixedClock(NOW), settings);
    const joined = () =>
      orm.database.query('select joined_at as at from company_member where company_id = $1 order by joined_at', [
        HOTEL,
      ]);
    await orm.unitOfWork.run(() =>
      teams.change([HOTEL, SHIP], (team, other) => {
        // By the time of joining.
        expect([...(team?.members.keys() ?? [])]).toEqual([HOTEL, RECRUITER, REVIEWER, SUSPENDED]);
        team?.setRole(HOTEL, RECRUITER, membership('reviewer'));
        other?.release(SHIP);
        team?.join(SHIP, membership('reviewer'));
      }),
    );
    // Only after the commit, and only of whom it is true.
    expect(forgotten).toEqual(new Set([RECRUITER, SHIP]));
    const founded = new Date('2026-01-01T00:00:00.000Z');
    expect(await joined()).toEqual([founded, at(-9), at(-7), at(-5), NOW].map((time) => ({ at: time })));
    expect(await teams.companyOf(SHIP)).toBe(HOTEL);
    expect(await teams.withoutMembers([SHIP, HOTEL, FORMER])).toEqual([SHIP]);
  });

  it('are mailed to those who hire for them and are not suspended, or else to the person', async () => {
    const parties = new Parties(orm.database);
    await orm.database.query('delete from company_member where user_id = $1', [FORMER]);
    expect([await parties.people(HOTEL), await parties.owners(HOTEL)]).toEqual([[HOTEL, RECRUITER], [HOTEL]]);
    expect([await parties.people(SEEKER), await parties.people(FORMER)]).toEqual([[SEEKER], []]);
    const of = [HOTEL, REVIEWER, SEEKER, FORMER].map((id) => parties.of(id));
    expect(await Promise.all(of)).toEqual([HOTEL, HOTEL, SEEKER, undefined]);
    expect([await parties.find(RECRUITER), await parties.find(FORMER)]).toEqual([undefined, undefined]);
    await orm.database.query('update user_account set email_verified_at = now() where id = $1', [REVIEWER]);
    expect(await parties.find(HOTEL)).toEqual({ role: 'employer', isSuspended: false, isEmailVerified: true });
    expect(await parties.find(SHIP)).toEqual({ role: 'employer', isSuspended: false, isEmailVerified: false });
    await orm.database.query('update user_account set suspended_at = now() where id <> $1', [REVIEWER]);
    expect(await parties.find(HOTEL)).toMatchObject({ isSuspended: false });
    await orm.database.query('update user_account set suspended_at = now()');
    expect([await parties.find(HOTEL), await parties.find(SEEKER)]).toMatchObject([
      { isSuspended: true },
      { isSuspended: true },
    ]);
  });
});
