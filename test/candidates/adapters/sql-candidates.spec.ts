import { ContactRequestReadModel } from '#candidates/adapters/persistence/contact-request-read-model.js';
import { CandidateReadModel } from '#candidates/adapters/persistence/candidate-read-model.js';
import { SqlCandidates } from '#candidates/adapters/persistence/sql-candidates.js';
import { SqlContactRequests } from '#candidates/adapters/persistence/sql-contact-requests.js';
import { AGAIN_DAYS, ANSWER_DAYS, rememberedSince } from '#candidates/domain/contact-request.js';
import { LOOK_DAYS, SEARCH_LIMITS } from '#candidates/domain/candidate.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings, OPEN } from '../../support/rows/listings.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const DAY = 86_400_000;
const daysAgo = (days: number, more = 0) => new Date(NOW.getTime() - days * DAY + more);
const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);

const [HOTEL, SHIP, MARIA, ANA, SAM, LIV] = [1, 2, 3, 4, 5, 6];
const SEEKERS = [MARIA, ANA, SAM, LIV];

describe('candidates in PostgreSQL', () => {
  let orm: TestOrm;
  let candidates: SqlCandidates;
  let requests: SqlContactRequests;
  let read: ContactRequestReadModel;
  let found: CandidateReadModel;
  beforeAll(async () => {
    orm = await openTestOrm([JobSchema]);
    candidates = new SqlCandidates(orm.database);
    requests = new SqlContactRequests(orm.database);
    read = new ContactRequestReadModel(orm.database);
    found = new CandidateReadModel(orm.database, { requireVerifiedEmail: false } as never);
    for (const id of [HOTEL, SHIP]) await insertAccounts(orm.database, { id, role: 'employer' });
    for (const id of SEEKERS) await insertAccounts(orm.database, { id });
    await orm.database.query('insert into job_seeker_profile (user_id) select * from unnest($1::int[])', [SEEKERS]);
    await insertListings(orm.database, { id: 11, employer_id: HOTEL, ...OPEN }, { id: 12, employer_id: SHIP, ...OPEN });
  });
  beforeEach(() => orm.empty('contact_request', 'findable_person', 'candidate_look'));
  afterAll(() => orm.close());

  type Asked = { readonly of?: number; readonly by?: number; readonly at?: Date; readonly jobId?: number };
  const ask = ({ of = MARIA, by = HOTEL, at = NOW, jobId = by === HOTEL ? 11 : 12 }: Asked = {}) =>
    requests.add({ employerId: by, jobSeekerId: of, authorId: by, jobId, text: 'May we?', askedAt: at });
  const index = (userId: number, facts: object = {}) =>
    candidates.put(
      {
        userId,
        shown: { name: false, photo: false, headline: false, place: false },
        terms: ['cook'],
        madeWith: 'now',
        languages: [],
        experience: null,
        availableFrom: null,
        at: undefined,
        ...facts,
      },
      NOW,
    );
  const states = async () =>
    (await orm.database.query<{ state: string }>('select state from contact_request order by id')).map(
      ({ state }) => state,
    );

  it('end the requests that wait for them, and no others, when they can no longer be found', async () => {
    const ids = [await ask(), await ask(), await ask(), await ask({ of: ANA })];
    await requests.answer(ids[0] ?? 0, { state: 'accepted', at: NOW });
    await requests.answer(ids[1] ?? 0, { state: 'declined', at: NOW });
    await requests.endPendingOf(MARIA, NOW);
    expect(await states()).toEqual(['accepted', 'ended', 'ended', 'pending']);
    const texts = await orm.database.query<{ text: string }>('select text from contact_request order by id');
    expect(texts.map(({ text }) => text)).toEqual(['', '', '', 'May we?']);
  });

  it('can answer until the end of the last day, as they and the company read', async () => {
    const [over, last] = [await ask({ at: daysAgo(ANSWER_DAYS) }), await ask({ at: daysAgo(ANSWER_DAYS, 1) })];
    await ask({ of: ANA });
    expect(await read.received(MARIA, NOW)).toMatchObject([{ id: last, answerableUntil: new Date(NOW.getTime() + 1) }]);
    expect((await read.sent(HOTEL, NOW)).map(({ id, state }) => [id, state]).slice(1)).toEqual([
      [last, 'pending'],
      [over, 'ended'],
    ]);
    await index(MARIA);
    const handle = async () =>
      (await orm.database.one<{ handle: string }>('select handle from findable_person')).handle;
    const state = async () => (await found.card(HOTEL, await handle(), NOW))?.request?.state;
    expect(await state()).toBe('pending');
    await orm.database.query('delete from contact_request where id = $1', [last]);
    expect(await state()).toBe('ended');
    expect((await found.card(SHIP, await handle(), NOW))?.request).toBeNull();
  });

  it('read of requests about listings that are open', async () => {
    const id = await ask();
    const received = async () => (await read.received(MARIA, NOW)).length;
    for (const [closed, open] of [
      ['closes_at = $1', `closes_at = '2100-01-01'`],
      [`archived_at = $1, archived_by = 'employer'`, 'archived_at = null, archived_by = null'],
      ['approved_at = null', 'approved_at = $1'],
    ] as const) {
      const change = (part: string) =>
        orm.database.query(`update job set ${part} where id = 11 and $1::timestamptz is not null`, [NOW]);
      expect([closed, await received()]).toEqual([closed, 1]);
      await change(closed);
      expect([closed, await received()]).toEqual([closed, 0]);
      await change(open);
    }
    await requests.answer(id, { state: 'declined', at: NOW });
    expect(await received()).toBe(0);
  });

  it('are asked again by the same company after 90 days, when its request is deleted', async () => {
    const [old] = [await ask({ at: daysAgo(AGAIN_DAYS) }), await ask({ of: ANA, at: daysAgo(AGAIN_DAYS, 1) })];
    const since = rememberedSince(NOW);
    const asked = (by: number, of: number) => requests.hasAsked(by, of, since);
    expect(await Promise.all([asked(HOTEL, MARIA), asked(HOTEL, ANA), asked(SHIP, ANA)])).toEqual([false, true, false]);
    expect(await requests.dueBefore(since)).toEqual({ count: 1, oldest: since });
    expect([await requests.deleteBefore(since, 5), await requests.deleteBefore(since, 5)]).toEqual([1, 0]);
    expect(await requests.lock(old)).toBeUndefined();
  });

  it('are told how many companies looked within 30 days, and once a day each', async () => {
    for (const id of [MARIA, ANA]) await index(id);
    const look = (by: number, days: number, of = MARIA) => candidates.look(of, by, dayAgo(days) as never);
    expect([await look(HOTEL, LOOK_DAYS), await look(HOTEL, LOOK_DAYS)]).toEqual([true, false]);
    await look(SHIP, 0, ANA);
    const looks = async () => (await read.findability(MARIA, NOW)).looks;
    expect(await looks()).toBe(0);
    await look(HOTEL, LOOK_DAYS - 1);
    await look(HOTEL, 0);
    expect(await looks()).toBe(1);
    await look(SHIP, 0);
    expect(await looks()).toBe(2);
    const [since, all] = [dayAgo(LOOK_DAYS) as never, dayAgo(LOOK_DAYS - 1) as never];
    expect([await candidates.deleteLooksBefore(since, 9), await candidates.deleteLooksBefore(all, 9)]).toEqual([0, 1]);
  });

  it('are indexed again in batches if their words are outdated', async () => {
    for (const id of SEEKERS) await index(id, { madeWith: id === ANA ? 'now' : 'before' });
    expect(await candidates.outdated('now', 0, 2)).toEqual([MARIA, SAM]);
    expect(await candidates.outdated('now', SAM, 2)).toEqual([LIV]);
  });

  it('are told by page up to a limit: those who name what is asked for, then the nearest, and those who tie by handle', async () => {
    const { page, pages } = SEARCH_LIMITS;
    // The last are the nearest, and the very last alone name it.
    await orm.database.query(
      `with account as (
         insert into user_account (id, username, username_key, email, email_key, full_name, role, created_at)
         select n, 'many' || n, 'many' || n, n || '@many.test', n || '@many.test', 'Many', 'job_seeker', now()
         from generate_series(1000, 1000 + $1::int) n returning id
       ), profile as (insert into job_seeker_profile (user_id) select id from account)
       insert into findable_person (user_id, shows_name, shows_photo, shows_headline, shows_place, since, terms, made_with,
         languages, latitude, longitude)
       select id, false, false, false, false, now(),
         array_to_tsvector(case when id = 1000 + $1 then array['cook', 'grill'] else array['cook'] end), 'now', '{}', 38,
         case when id = 1000 then -8.9 when id = 1000 + $1 then -8.8 else -9 end
       from account`,
      [page * pages + 1],
    );
    const near = { latitude: 38, longitude: -9, kilometers: 50 };
    const told: { handle: string; name: string }[] = [];
    for (let number = 1; number <= pages + 1; number += 1) {
      const answer = await found.search({ any: "'cook'", exact: "'grill'", languages: [], near } as never, number);
      expect([answer.found, answer.isCut]).toEqual([page * pages, true]);
      told.push(...answer.people);
    }
    const rows = await orm.database.query<{ handle: string; id: number }>(
      'select handle, user_id as id from findable_person order by handle',
    );
    const ties = rows.filter(({ id }) => id > 1000 && id < 1000 + page * pages + 1).map(({ handle }) => handle);
    const exact = rows.find(({ id }) => id === 1000 + page * pages + 1)?.handle;
    expect(told.map(({ handle }) => handle)).toEqual([exact, ...ties]);
    await orm.database.query('delete from user_account where id >= 1000');
  });

  it('read what they show, and companies whom they asked and when', async () => {
    const hidden = {
      isFindable: false,
      showsName: false,
      showsPhoto: false,
      showsHeadline: true,
      showsPlace: true,
      looks: 0,
    };
    await index(ANA, { shown: { name: true, photo: true, headline: false, place: false } });
    expect(await read.findability(MARIA, NOW)).toEqual(hidden);
    expect(await read.findability(ANA, NOW)).toEqual({
      isFindable: true,
      showsName: true,
      showsPhoto: true,
      showsHeadline: false,
      showsPlace: false,
      looks: 0,
    });
    await index(MARIA);
    const asked = [
      await ask({ at: daysAgo(2) }),
      await ask({ of: ANA, at: daysAgo(1) }),
      await ask({ of: SAM, at: daysAgo(3) }),
    ];
    await orm.database.query(
      `update user_account set full_name = case id when $1 then 'Maria Sol' else 'Ana Lima' end
      where id in ($1, $2)`,
      [MARIA, ANA],
    );
    expect((await read.sent(HOTEL, NOW)).map(({ id, name, askedAt, jobId }) => [id, name, askedAt, jobId])).toEqual([
      [asked[1], 'Ana Lima', daysAgo(1), 11],
      [asked[0], 'M. S.', daysAgo(2), 11],
      [asked[2], null, daysAgo(3), 11],
    ]);
    expect(await read.sent(SHIP, NOW)).toEqual([]);
    expect(await read.find(asked[1] ?? 0)).toMatchObject({
      jobSeekerId: ANA,
      name: 'Ana Lima',
      state: 'pending',
      isPublished: true,
    });
  });

  it('are found with all that is asked for, those who name it first and the nearest of them', async () => {
    const at = (longitude: number) => ({ latitude: 38.7, longitude });
    await index(MARIA, {
      terms: ['cook'],
      at: at(-9.1),
      experience: 2,
      availableFrom: '2026-07-01',
      languages: ['de>1'],
    });
    // Indexed again, with everything else.
    await index(ANA, { terms: ['waiter'], at: { latitude: 40, longitude: 2 }, experience: 1, languages: ['fr>1'] });
    await index(ANA, { terms: ['cook', 'grill'], at: at(-9.4), experience: 3, availableFrom: '2026-07-02' });
    await index(SAM, { terms: ['cook', 'grill'], at: at(-9.2), experience: 9, availableFrom: '2026-08-01' });
    await index(LIV, { terms: ['waiter'], at: at(-9.1) });
    const people = new Map(
      (
        await orm.database.query<{ handle: string; id: number }>('select handle, user_id as id from findable_person')
      ).map(({ handle, id }) => [handle, id]),
    );
    const search = async (more: object) => {
      const criteria = { any: "'cook'", exact: "'grill'", languages: [], ...more };
      const { people: shown } = await found.search(criteria as never, 1);
      return shown.map(({ handle }) => people.get(handle));
    };
    const near = { latitude: 38.7, longitude: -9.1, kilometers: 50 };
    expect(await search({ near })).toEqual([SAM, ANA, MARIA]);
    expect(await search({ near: { ...near, kilometers: 10 } })).toEqual([SAM, MARIA]);
    expect((await search({})).at(-1)).toBe(MARIA);
    expect(await search({ near, experience: 3 })).toEqual([SAM, ANA]);
    expect(await search({ near, availableBy: '2026-07-01' })).toEqual([MARIA]);
    expect(await search({ languages: ['de>1'] })).toEqual([MARIA]);
    await orm.database.query('update user_account set deleted_at = $2 where id = $1', [SAM, NOW]);
    expect(await search({ near })).toEqual([ANA, MARIA]);
    await orm.database.query('update user_account set deleted_at = null, email_verified_at = $2 where id = $1', [
      ANA,
      NOW,
    ]);
    found = new CandidateReadModel(orm.database, { requireVerifiedEmail: true } as never);
    expect(await search({ near })).toEqual([ANA]);
    found = new CandidateReadModel(orm.database, { requireVerifiedEmail: false } as never);
  });
});
