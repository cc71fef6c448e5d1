import type { Answer } from '../../support/server/api-client.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { peopleForTests } from '../../support/server/people.js';
import { apply } from '../../support/mothers/applying.js';

type Application = { id: number };

describe('the applications that an employer looks for', () => {
  const people = peopleForTests();

  it('are found without accents, and by email and phone number', async () => {
    const jobId = await openListing(people.employer, people.admin, { title: 'Night Porter' });
    const [josé, søren] = await Promise.all([
      people.server.jobSeeker({ fullName: 'José Núñez', email: 'cook.jn@inbox.test' }),
      people.server.jobSeeker({ fullName: 'Søren Łucki' }),
    ]);
    await josé.put('/api/profile/job-seeker', {
      phone: '+351 (912) 345-678',
      location: 'Málaga',
      headline: 'Pâtissier',
    });
    const id = await apply(josé, jobId);
    const other = await apply(søren, jobId);
    const found = async (search: string) =>
      (
        await people.employer.get<Application[]>(`/api/applications/employer?search=${encodeURIComponent(search)}`)
      ).body.map((application) => application.id);
    const searches = ['jose nunez', 'JOSÉ', 'cook.jn@', '912345678', '00351 912', '(912) 345', 'malaga', 'patiss'];
    for (const search of searches) expect([search, await found(search)]).toEqual([search, [id]]);
    expect(await found('soren lucki')).toEqual([other]);
    for (const search of ['913', '00', 'inbox.tost']) expect([search, await found(search)]).toEqual([search, []]);
    await josé.post(`/api/applications/${id}/withdraw`);
    for (const search of ['cook.jn@', '912345678', 'malaga']) expect(await found(search)).toEqual([]);
    expect(await found('jose')).toEqual([id]);
  });

  it('are found by a language, whatever it is called', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const applications = new Map<string, number>();
    for (const language of ['French', 'français', 'الفرنسية', 'Frisian']) {
      const seeker = await people.server.jobSeeker();
      await seeker.put('/api/profile/job-seeker', { languages: [{ language, proficiency: 'Fluent' }] });
      applications.set(language, await apply(seeker, jobId));
    }
    const found = async (language: string) => {
      const query = new URLSearchParams({ jobId: String(jobId), language });
      const { body } = await people.employer.get<Application[]>(`/api/applications/employer?${query.toString()}`);
      return body.map(({ id }) => id).toSorted((one, other) => one - other);
    };
    const french = [...applications.values()].slice(0, 3);
    for (const language of ['fr', 'French', 'Französisch', 'الفرنسية'])
      expect([language, await found(language)]).toEqual([language, french]);
    expect(await found('Frisian')).toEqual([applications.get('Frisian')]);
    expect(await found('Klingon')).toEqual([]);
  });

  it('are sorted by each order, page by page', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const profiles = [
      ['Zoë', 'Porto', 2, 'rejected'],
      ['Ánna', null, 9, 'pending'],
      ['bob', 'Ávila', null, 'offered'],
      ['Carl', 'Berlin', 0, 'shortlisted'],
    ] as const;
    for (const [fullName, location, experience, status] of profiles) {
      const seeker = await people.server.jobSeeker({ fullName });
      await seeker.put('/api/profile/job-seeker', { location, experience });
      const id = await apply(seeker, jobId);
      await people.employer.put(`/api/applications/${id}/status`, { status });
    }
    const names = async (sort: string): Promise<string[]> => {
      const found: string[] = [];
      let next: string | undefined = `/api/applications/job/${jobId}?limit=1&sort=${sort}`;
      while (next !== undefined) {
        const page: Answer<{ user: { fullName: string } }[]> = await people.employer.get(next);
        found.push(...page.body.map(({ user }) => user.fullName));
        next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      }
      return found;
    };
    expect(await names('newest')).toEqual(['Carl', 'bob', 'Ánna', 'Zoë']);
    expect(await names('oldest')).toEqual(['Zoë', 'Ánna', 'bob', 'Carl']);
    expect(await names('name')).toEqual(['Ánna', 'bob', 'Carl', 'Zoë']);
    expect(await names('place')).toEqual(['bob', 'Carl', 'Zoë', 'Ánna']);
    expect(await names('experience')).toEqual(['Ánna', 'Zoë', 'Carl', 'bob']);
    expect(await names('status')).toEqual(['Ánna', 'Carl', 'bob', 'Zoë']);
  });

  it('carry the languages and the start date of the profile', async () => {
    const jobId = await openListing(people.employer, people.admin);
    const seeker = await people.server.jobSeeker();
    const languages = [{ language: 'Greek', proficiency: 'Fluent' }];
    const papers = [{ kind: 'visa', detail: 'Schengen', validUntil: '2027-08-09' }];
    const shown = { languages, availableFrom: '2026-05-01', availableUntil: '2026-10-02', papers };
    await seeker.put('/api/profile/job-seeker', shown);
    const id = await apply(seeker, jobId);
    const profile = async () =>
      (await people.employer.get<{ jobSeekerProfile: object }>(`/api/applications/${id}`)).body.jobSeekerProfile;
    expect(await profile()).toMatchObject(shown);
    await seeker.post(`/api/applications/${id}/withdraw`);
    expect(await profile()).toMatchObject({ languages: [], availableFrom: null, availableUntil: null, papers: [] });
  });
});
