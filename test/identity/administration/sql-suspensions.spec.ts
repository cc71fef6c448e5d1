import { SqlObjections } from '#identity/administration/adapters/sql-objections.js';
import { SqlSuspensions } from '#identity/administration/adapters/sql-suspensions.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 15, hour));
const [SAM, ANA, ADMIN, SECOND] = [3, 4, 5, 6];

describe('suspensions in PostgreSQL', () => {
  let orm: TestOrm;
  let by: { actorId: number };
  let suspensions: SqlSuspensions;
  let objections: SqlObjections;
  beforeAll(async () => {
    orm = await openTestOrm([]);
    by = { actorId: ADMIN };
    suspensions = new SqlSuspensions(orm.database, by as never);
    objections = new SqlObjections(orm.database, by as never, 'a secret of the tests');
  });
  beforeEach(async () => {
    by.actorId = ADMIN;
    await orm.empty('user_account');
    await insertAccounts(orm.database, { id: SAM }, { id: ANA });
    await insertAccounts(orm.database, { id: ADMIN, role: 'admin' }, { id: SECOND, role: 'admin' });
  });
  afterAll(() => orm.close());

  const suspend = (userId: number, hour: number) =>
    suspensions.add(userId, { reason: `At ${hour}`, suspendedAt: at(hour) });

  it('are in force until they are lifted, for each account, by whoever suspended it last', async () => {
    await suspend(SAM, 1);
    await suspend(ANA, 2);
    await suspensions.lift(SAM, at(3));
    expect([await suspensions.suspendedBy(SAM), await suspensions.suspendedBy(ANA)]).toEqual([null, ADMIN]);
    by.actorId = SECOND;
    await suspend(SAM, 4);
    expect(await suspensions.suspendedBy(SAM)).toBe(SECOND);
    expect(await suspensions.latest(SAM)).toEqual({ reason: 'At 4', suspendedAt: at(4), liftedAt: null });
    expect(await suspensions.lifted(SAM)).toBeUndefined();
    const rows = await orm.database.query('select reason, lifted_at, lifted_by from suspension order by id');
    expect(rows).toEqual([
      { reason: 'At 1', lifted_at: at(3), lifted_by: ADMIN },
      { reason: 'At 2', lifted_at: null, lifted_by: null },
      { reason: 'At 4', lifted_at: null, lifted_by: null },
    ]);
  });

  it('have one objection each while they are in force, with a link of their own', async () => {
    await suspend(SAM, 1);
    const first = (await objections.token(SAM)) ?? '';
    await suspensions.lift(SAM, at(2));
    expect([await objections.token(SAM), await objections.add(first, 'No', at(3))]).toEqual([undefined, undefined]);
    await suspend(SAM, 4);
    await suspend(ANA, 5);
    const [token, other] = [(await objections.token(SAM)) ?? '', (await objections.token(ANA)) ?? ''];
    expect(new Set([first, token, other]).size).toBe(3);
    expect(await objections.add(other, 'I did not', at(7))).toBe('added');
    expect([await objections.add(token, 'No', at(6)), await objections.add(token, 'Again', at(8))]).toEqual([
      'added',
      'repeated',
    ]);
    expect(
      (await objections.open()).map(({ userId, reason, text, objectedAt }) => [userId, reason, text, objectedAt]),
    ).toEqual([
      [ANA, 'At 5', 'I did not', at(7)],
      [SAM, 'At 4', 'No', at(6)],
    ]);
  });

  it('decide on their objection when they are lifted, and admins on others once', async () => {
    for (const [userId, hour] of [
      [SAM, 1],
      [ANA, 2],
    ] as const) {
      await suspend(userId, hour);
      await objections.add((await objections.token(userId)) ?? '', 'No', at(3));
    }
    const [ofSam, ofAna] = await objections.open();
    by.actorId = SECOND;
    await suspensions.lift(SAM, at(4));
    expect((await objections.open()).map(({ id }) => id)).toEqual([ofAna?.id]);
    expect(await objections.reject(ofSam?.id ?? 0, at(5))).toBeUndefined();
    expect(await objections.reject(ofAna?.id ?? 0, at(6))).toEqual({ userId: ANA });
    expect(await objections.reject(ofAna?.id ?? 0, at(7))).toBeUndefined();
    expect(await orm.database.query('select decided_at, decided_by from objection order by id')).toEqual([
      { decided_at: at(4), decided_by: SECOND },
      { decided_at: at(6), decided_by: SECOND },
    ]);
  });
});
