import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { apply } from '../../support/mothers/applying.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { peopleForTests } from '../../support/server/people.js';

const PROFILE = '/api/profile/job-seeker';
const MADE = `${PROFILE}/resume/made`;

const FILLED = {
  headline: 'Front desk agent 🛎️',
  location: 'Lisbon, Portugal',
  phone: '+351 912 345 678',
  bio: 'I welcome guests in four languages: Ελληνικά, Русский and العربية too.',
  availableFrom: '2026-05-01',
  availableUntil: '2026-10-02',
  skills: ['Opera PMS', 'Wine'],
  languages: [{ language: 'Portuguese', proficiency: 'Native' }],
  workExperience: [{ title: 'Receptionist', company: 'Hotel Mar', startDate: 'Apr 2022', description: 'Night audits' }],
  papers: [{ kind: 'visa', detail: 'SECRET-4711' }],
};

async function read(client: ApiClient, path: string) {
  const { sessionCookie = '', address } = client;
  const response = await fetch(address + path, { headers: { cookie: sessionCookie } });
  return { status: response.status, headers: response.headers, content: new Uint8Array(await response.arrayBuffer()) };
}

/** The texts of each page. */
async function textsOf(content: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: content.slice(), verbosity: 0 });
  const { numPages, getPage } = await task.promise.then((pdf) => ({
    numPages: pdf.numPages,
    getPage: (page: number) => pdf.getPage(page),
  }));
  const texts: string[] = [];
  for (let page = 1; page <= numPages; page += 1) {
    const { items } = await (await getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await task.destroy();
  return texts;
}

describe('a resume made of a profile', () => {
  const people = peopleForTests();

  it('is a page with what the profile says, in the language of the person, without papers', async () => {
    await people.seeker.put(PROFILE, FILLED);
    await people.seeker.put('/api/account/language', { language: 'de' });
    const { status, headers, content } = await read(people.seeker, MADE);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="Sam Seeker - Lebenslauf.pdf"');
    const [page, ...others] = await textsOf(content);
    expect(others).toEqual([]);
    for (const text of ['Sam Seeker', 'Front desk agent', '+351 912 345 678', 'Hotel Mar', 'Apr 2022 – heute'])
      expect(page).toContain(text);
    for (const text of ['Berufserfahrung', 'Muttersprache', '2. Oktober 2026', 'Ελληνικά', 'Русский'])
      expect(page).toContain(text);
    expect(page).not.toContain('SECRET-4711');
  });

  it('is set in smaller print, and then on further pages, where there is much to say', async () => {
    const entry = { title: 'Receptionist', company: 'Hotel Mar', description: 'Welcomed guests. '.repeat(12) };
    const pages = async (entries: number) => {
      await people.seeker.put(PROFILE, { workExperience: Array.from({ length: entries }, () => entry) });
      const { status, content } = await read(people.seeker, MADE);
      expect(status).toBe(200);
      return (await textsOf(content)).length;
    };
    expect([await pages(14), await pages(40)]).toEqual([1, 3]);
  });

  it('says which letters it cannot draw', async () => {
    await people.seeker.put(PROFILE, { headline: '山田 Front desk ก' });
    expect(await people.seeker.get(MADE)).toMatchObject({
      status: 409,
      body: { code: 'resume_not_drawn', message: expect.stringMatching(/letters only\..*: 山 田 ก$/) },
    });
    expect((await people.seeker.post(MADE)).status).toBe(409);
    expect((await people.seeker.get<{ resume: null }>(PROFILE)).body.resume).toBeNull();
  });

  it('is kept as the resume, which a company gets with an application and nobody else', async () => {
    await people.seeker.put(PROFILE, FILLED);
    expect(await people.seeker.post(MADE)).toMatchObject({ status: 201, body: { resumeUrl: `${PROFILE}/resume` } });
    const { content, headers } = await read(people.seeker, `${PROFILE}/resume`);
    expect(headers.get('content-disposition')).toContain('Sam Seeker - Resume.pdf');
    expect((await textsOf(content))[0]).toContain('Front desk agent');
    const other = await people.server.jobSeeker();
    expect((await other.get(`${PROFILE}/resume`)).status).toBe(404);
    expect((await textsOf((await read(other, MADE)).content))[0]).not.toContain('Front desk agent');
    const id = await apply(people.seeker, await openListing(people.employer, people.admin));
    const { resume } = (await people.employer.get<{ resume: string }>(`/api/applications/${id}`)).body;
    expect(resume).toContain('/api/resumes/');
  });
});
