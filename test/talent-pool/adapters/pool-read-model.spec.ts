import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { EndingConsents } from '#talent-pool/adapters/ending-consents.js';
import { EarlierApplicationsReadModel } from '#talent-pool/adapters/persistence/earlier-applications-read-model.js';
import { PoolReadModel } from '#talent-pool/adapters/persistence/pool-read-model.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const DAY = 86_400_000;
const inDays = (days: number, more = 0) => new Date(NOW.getTime() + days * DAY + more);

const [HOTEL, SHIP] = [1, 2];
const [MARIA, ANA, SAM, SUSPENDED] = [3, 4, 5, 6];

describe('what is read of talent pools', () => {
  let orm: TestOrm;
  let pools: PoolReadModel;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    pools = new PoolReadModel(orm.database);
    for (const id of [HOTEL, SHIP]) await insertAccounts(orm.database, { id, role: 'employer' });
    await insertAccounts(orm.database, { id: MARIA }, { id: ANA }, { id: SAM }, { id: SUSPENDED, isSuspended: true });
    for (const [id, employerId] of [
      [11, HOTEL],
      [12, HOTEL],
      [13, SHIP],
    ])
      await orm.database.query(
        `insert into job (id, employer_id, title, company, location, description, salary, job_type, category, posted_at)
         values ($1, $2, $3, 'Inn', 'Lisbon', 'Cook.', '', 'full_time', 'hotels', now())`,
        [id, employerId, `Job ${id}`],
      );
  });
  beforeEach(() => orm.empty('pool_member'));
  afterAll(() => orm.close());

  type Kept = { readonly by?: number; readonly until?: Date; readonly tags?: readonly string[] };
  const keep = async (seeker: number, { by = HOTEL, until = inDays(700), tags = [] }: Kept = {}) =>
    (
      await orm.database.one<{ id: number }>(
        `insert into pool_member (employer_id, job_seeker_id, consent_text, consented_at, expires_at, tags)
         values ($1, $2, 'They may.', $3, $4, $5) returning id`,
        [by, seeker, NOW, until, JSON.stringify(tags)],
      )
    ).id;
  const names = async (by = HOTEL) =>
    (await pools.people(by, { limit: 10 }, NOW)).items.map(({ jobSeekerId }) => jobSeekerId);

  it('is nobody whose consent ended or account is suspended, and nobody of another company', async () => {
    await keep(MARIA);
    const ended = await keep(ANA, { until: NOW, tags: ['summer'] });
    const suspended = await keep(SUSPENDED, { tags: ['summer'] });
    await keep(SAM, { by: SHIP });
    expect([await names(), await names(SHIP)]).toEqual([[MARIA], [SAM]]);
    for (const id of [ended, suspended]) expect(await pools.person(HOTEL, id, NOW)).toBeUndefined();
    expect(await pools.tags(HOTEL, NOW)).toEqual([]);
    const kept = await Promise.all([MARIA, ANA, SAM, SUSPENDED].map((id) => pools.isKept(HOTEL, id, NOW)));
    expect(kept).toEqual([true, false, false, false]);
  });

  it('has the last application and the newest notes first, with those who wrote them', async () => {
    const [id, other] = [await keep(MARIA), await keep(ANA)];
    await orm.database.query(
      `insert into pool_application (member_id, application_id, title, applied_at, status)
       select case when nth = 9 then $2::int else $1::int end, nth, 'Job ' || nth, '2026-05-01'::timestamptz + at * interval '1 day', 'pending'
       from (values (7, 1), (3, 3), (6, 2), (5, 2), (4, 3), (9, 5)) sent (nth, at)`,
      [id, other],
    );
    for (const [member, author, text] of [
      [id, HOTEL, 'First'],
      [other, HOTEL, 'About Ana'],
      [id, null, 'Second'],
    ])
      await orm.database.query(
        'insert into pool_note (member_id, author_id, text, written_at) values ($1, $2, $3, $4)',
        [member, author, text, NOW],
      );
    const person = await pools.person(HOTEL, id, NOW);
    expect(person).toMatchObject({ applicationCount: 5, lastApplication: { applicationId: 4 } });
    expect(person?.applications.map(({ applicationId }) => applicationId)).toEqual([4, 3, 6, 5, 7]);
    expect(person?.notes.map(({ text, author, writtenAt }) => [text, author, writtenAt])).toEqual([
      ['Second', null, NOW.toISOString()],
      ['First', 'Person 1', NOW.toISOString()],
    ]);
  });

  it('ranks the tags of a company by how many people have them, at most 200', async () => {
    await keep(MARIA, { tags: ['a', 'b', 'z'] });
    await keep(ANA, { tags: ['z', 'b'] });
    await keep(SAM, { tags: ['z'] });
    await keep(SAM, { by: SHIP, tags: ['a', 'a2'] });
    expect(await pools.tags(HOTEL, NOW)).toEqual([
      { tag: 'z', count: 3 },
      { tag: 'b', count: 2 },
      { tag: 'a', count: 1 },
    ]);
    await orm.database.query('update pool_member set tags = $1', [
      JSON.stringify(Array.from({ length: 201 }, (_, nth) => String(nth))),
    ]);
    expect(await pools.tags(HOTEL, NOW)).toHaveLength(200);
  });

  it('shows people the consents that have not ended', async () => {
    await keep(MARIA);
    await keep(MARIA, { by: SHIP, until: NOW });
    const consent = { employerId: HOTEL, text: 'They may.', consentedAt: NOW, expiresAt: inDays(700) };
    expect(await pools.consents(MARIA, NOW)).toEqual([{ ...consent, companyName: 'Person 1' }]);
    await orm.database.query(
      `insert into employer_profile (user_id, company_name, published) values ($1, 'Inn', '{"companyName": "Bay Inn"}')`,
      [HOTEL],
    );
    expect(await pools.consents(MARIA, NOW)).toEqual([{ ...consent, companyName: 'Bay Inn' }]);
    await orm.database.query('delete from employer_profile');
  });

  it('knows the consents that end within 30 days, one batch after another', async () => {
    const consents = new EndingConsents(pools, new FixedClock(NOW));
    const [now, soon, last, later] = [
      await keep(MARIA, { until: NOW }),
      await keep(ANA, { until: inDays(0, 1) }),
      await keep(SAM, { until: inDays(30) }),
      await keep(MARIA, { by: SHIP, until: inDays(30, 1) }),
    ];
    expect((await consents.ending(0)).map(({ id }) => id)).toEqual([soon, last]);
    expect((await consents.ending(soon)).map(({ id }) => id)).toEqual([last]);
    expect(await consents.find(now)).toBeUndefined();
    expect(await consents.find(later)).toMatchObject({ jobSeekerId: MARIA, company: 'Person 2' });
  });

  it('remembers what somebody sent to one company and did not take back', async () => {
    await orm.database.query(
      `insert into application (job_id, job_seeker_id, applied_at, status, held_until, withdrawn_at)
       values (11, $1, $3, 'reviewed', null, null), (12, $2, $3, 'pending', null, null), (13, $1, $3, 'pending', null, null)`,
      [MARIA, ANA, NOW],
    );
    const earlier = new EarlierApplicationsReadModel(orm.database);
    const ofMaria = { applicationId: expect.any(Number), title: 'Job 11', appliedAt: NOW, status: 'reviewed' };
    expect(await earlier.of(HOTEL, MARIA)).toEqual([ofMaria]);
    await orm.database.query('update application set held_until = now() where job_seeker_id = $1', [MARIA]);
    await orm.database.query('update application set withdrawn_at = now() where job_seeker_id = $1', [ANA]);
    expect([await earlier.of(HOTEL, MARIA), await earlier.of(HOTEL, ANA)]).toEqual([[], []]);
  });
});
