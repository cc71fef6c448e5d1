import { Database } from '#platform/postgres/database.js';
import {
  CANDIDATES,
  FINDABILITY,
  findable,
  handlesFor,
  look,
  search,
  verifiedListing,
} from '../../support/mothers/candidates.js';
import { memberOf } from '../../support/mothers/team.js';
import { peopleForTests } from '../../support/server/people.js';

/** A job for which no other test has people. */
const ROLE = 'Beekeeper';

type Own = { isFindable: boolean; looks: number };

describe('candidate search', () => {
  const people = peopleForTests();
  const database = () => people.server.app.get(Database);
  const own = async () => (await people.seeker.get<Own>(FINDABILITY)).body;

  beforeEach(async () => {
    await database().query('delete from findable_person');
    await verifiedListing(people.employer, people.admin);
  });

  it('finds only those who switched it on, by any name of the job', async () => {
    await people.seeker.put('/api/profile/job-seeker', { desiredRoles: ['Kellnerin'] });
    expect(await own()).toMatchObject({ isFindable: false, looks: 0 });
    expect(await handlesFor(people.employer, 'waiter')).toEqual([]);
    await findable(people.seeker, {});
    expect(await handlesFor(people.employer, 'waitress')).toHaveLength(1);
    expect(await handlesFor(people.employer, 'sous chef')).toEqual([]);
  });

  it('shows what the person chose, and nothing by which to find them elsewhere', async () => {
    const profile = {
      headline: 'Calm at full houses',
      bio: 'secret of a bio',
      phone: '+351 910 000 111',
      location: 'Lisbon, Portugal',
      desiredRoles: [ROLE],
      certifications: [{ name: 'STCW Basic Safety', issuingOrganization: 'School' }],
    };
    await findable(people.seeker, profile);
    const [handle = ''] = await handlesFor(people.employer, ROLE);
    const shown = (await look(people.employer, handle)).body;
    expect(shown).toMatchObject({
      name: 'S. S.',
      avatar: null,
      headline: 'Calm at full houses',
      location: 'Lisbon, Portugal',
      certificates: ['STCW Basic Safety'],
    });
    const { user } = people.seeker;
    for (const secret of ['secret of a bio', '910', user.fullName, user.username]) {
      expect(JSON.stringify(shown)).not.toContain(secret);
    }
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`:${user.id}[,}]`));
    await findable(people.seeker, {}, { showsName: true, showsHeadline: false, showsPlace: false });
    expect((await look(people.employer, handle)).body).toMatchObject({
      name: user.fullName,
      headline: null,
      location: null,
    });
  });

  it('does not search what is not shown', async () => {
    await findable(people.seeker, { headline: 'Sommelier', desiredRoles: [ROLE], location: 'Lisbon, Portugal' });
    const nearLisbon = { role: ROLE, near: 'Sintra, Portugal', radius: '50' };
    expect(await handlesFor(people.employer, 'sommelier')).toHaveLength(1);
    const [near] = (await search(people.employer, nearLisbon)).people;
    expect(near?.kilometers).toBeGreaterThan(15);
    expect((await search(people.employer, { ...nearLisbon, radius: '10' })).people).toEqual([]);
    await findable(people.seeker, {}, { showsHeadline: false, showsPlace: false });
    expect(await handlesFor(people.employer, 'sommelier')).toEqual([]);
    expect((await search(people.employer, nearLisbon)).people).toEqual([]);
    expect(await handlesFor(people.employer, ROLE)).toHaveLength(1);
  });

  it('filters by language with its level, certificate, availability and experience', async () => {
    await findable(people.seeker, {
      desiredRoles: [ROLE],
      languages: [
        { language: 'Deutsch', proficiency: 'Advanced' },
        { language: 'Klingon', proficiency: 'Native' },
      ],
      certifications: [{ name: 'HACCP Level 3', issuingOrganization: 'School' }],
      availableFrom: '2027-03-01',
      experience: 4,
    });
    const isFound = async (query: Record<string, string>) =>
      (await search(people.employer, { role: ROLE, ...query })).found === 1;
    const found: Record<string, string>[] = [
      { language: 'de' },
      { language: 'German', level: 'Advanced' },
      { language: 'klingon', level: 'Fluent' },
      { certificate: 'haccp' },
      { certificate: 'level 3' },
      { availableBy: '2027-03-01' },
      { experience: '4' },
    ];
    for (const query of found) {
      expect([query, await isFound(query)]).toEqual([query, true]);
    }
    const missed: Record<string, string>[] = [
      { language: 'de', level: 'Fluent' },
      { language: 'fr' },
      { certificate: 'haccp 4' },
      { availableBy: '2027-02-28' },
      { experience: '5' },
    ];
    for (const query of missed) {
      expect([query, await isFound(query)]).toEqual([query, false]);
    }
    await people.seeker.put('/api/profile/job-seeker', { experience: 6, desiredRoles: ['Night Auditor'] });
    expect(await isFound({})).toBe(false);
    expect((await search(people.employer, { role: 'night auditor', experience: '6' })).found).toBe(1);
  });

  it.each([
    [{ role: 'cook', page: '6' }],
    [{ role: 'cook', page: '0' }],
    [{ role: 'cook', near: 'Nowhereatall' }],
    [{ role: 'cook', level: 'Perfect' }],
    [{ role: 'cook', availableBy: 'soon' }],
    [{ role: 'cook', availableBy: '2027-02-31' }],
    [{ role: 'cook', experience: '51' }],
    [{ role: 'cook', radius: '501' }],
  ])('refuses %j', async (query) => {
    const { status } = await people.employer.get(
      `${CANDIDATES}?${new URLSearchParams(query as Record<string, string>)}`,
    );
    expect(status).toBe(400);
  });

  it.each([
    ['', 'Please enter a role'],
    ['?role=', 'Please enter a role'],
    ['?role=%20', 'Please enter a role'],
    [`?role=${'x'.repeat(101)}`, 'role may have at most 100 characters'],
  ])('says what is wrong with “%s”', async (query, message) => {
    expect(await people.employer.get(CANDIDATES + query)).toMatchObject({ status: 400, body: { message } });
  });

  it('tells neither more than a hundred people nor how many more there are', async () => {
    await findable(people.seeker, { desiredRoles: [ROLE] });
    const seekers = await database().query<{ id: number }>(
      `insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
       select 'bee-' || n, 'bee-' || n, 'bee-' || n || '@x.org', 'bee-' || n || '@x.org', '', 'Bee ' || n, 'job_seeker', now()
       from generate_series(1, 120) n returning id`,
    );
    const ids = seekers.map(({ id }) => id);
    await database().query('insert into job_seeker_profile (user_id) select * from unnest($1::int[])', [ids]);
    await database().query(
      `insert into findable_person (user_id, shows_name, shows_photo, shows_headline, shows_place, since, terms, made_with, languages)
       select id, false, false, false, false, now(), c.terms, c.made_with, '{}'
       from unnest($1::int[]) id, findable_person c where c.user_id = $2`,
      [ids, people.seeker.user.id],
    );
    const pages = [1, 2, 3, 4, 5].map((page) => search(people.employer, { role: ROLE, page: String(page) }));
    const found = await Promise.all(pages);
    expect(found.map(({ people: shown, found: count, isCut }) => [shown.length, count, isCut])).toEqual(
      Array.from({ length: 5 }, () => [20, 100, true]),
    );
    expect(new Set(found.flatMap(({ people: shown }) => shown.map(({ handle }) => handle))).size).toBe(100);
  });

  it('counts each company once a day, and says how many looked', async () => {
    await findable(people.seeker, { desiredRoles: [ROLE] });
    const [handle = ''] = await handlesFor(people.employer, ROLE);
    const recruiter = await memberOf(people.server, people.employer, 'recruiter');
    for (const member of [people.employer, recruiter, recruiter]) expect((await look(member, handle)).status).toBe(200);
    const other = await people.server.employer();
    await verifiedListing(other, people.admin);
    await look(other, handle);
    expect((await own()).looks).toBe(2);
    await database().query('update candidate_look set day = day - 29 where employer_id = $1', [other.user.id]);
    await look(other, handle);
    expect((await own()).looks).toBe(2);
    await database().query('update candidate_look set day = day - 31 where employer_id = $1', [other.user.id]);
    expect((await own()).looks).toBe(1);
  });

  it('forgets a person at once', async () => {
    await findable(people.seeker, { desiredRoles: [ROLE] });
    const [handle = ''] = await handlesFor(people.employer, ROLE);
    for (const { headers } of [
      await people.employer.get(`${CANDIDATES}?role=${ROLE}`),
      await look(people.employer, handle),
    ])
      expect(headers.get('cache-control')).toBe('no-store');
    await findable(people.seeker, {}, { isFindable: false });
    expect(await handlesFor(people.employer, ROLE)).toEqual([]);
    expect((await look(people.employer, handle)).status).toBe(404);
    expect(await own()).toMatchObject({ isFindable: false, looks: 0 });
    await findable(people.seeker, {});
    const [later] = await handlesFor(people.employer, ROLE);
    expect(later).not.toBe(handle);
    expect((await look(people.employer, handle)).status).toBe(404);
  });

  it('finds nobody who is suspended, and shows nobody to other companies than verified ones', async () => {
    await findable(people.seeker, { desiredRoles: [ROLE] });
    const [handle = ''] = await handlesFor(people.employer, ROLE);
    const reviewer = await memberOf(people.server, people.employer, 'reviewer');
    const unverified = await people.server.employer();
    for (const employer of [reviewer, unverified]) {
      expect((await employer.get(`${CANDIDATES}?role=${ROLE}`)).status).toBe(403);
      expect((await look(employer, handle)).status).toBe(403);
    }
    await database().query('update user_account set suspended_at = now() where id = $1', [people.seeker.user.id]);
    expect(await handlesFor(people.employer, ROLE)).toEqual([]);
    expect((await look(people.employer, handle)).status).toBe(404);
    expect((await look(people.employer, 'not-a-handle')).status).toBe(404);
  });
});
