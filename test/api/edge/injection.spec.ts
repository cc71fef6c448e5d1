import { normalText } from '#shared/domain/text/normal-text.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { aPdf } from '../../support/files/documents.js';
import { upload } from '../../support/files/upload.js';
import {
  nameOf,
  CONTROLS,
  FILE_NAMES,
  FORMULAS,
  HIDDEN,
  PAYLOADS,
  STATEMENTS,
} from '../../support/injection/payloads.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { sampleOf } from '../../support/sample.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

const FILLER =
  ' and more that has to be said about this place to work, so that it is long enough for a description of it';

type Item = { readonly id: number };

describe('text with injection payloads', () => {
  let server: TestServer;
  let seeker: ApiClient;
  let employer: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await sharedServer();
    [seeker, employer, admin] = await Promise.all([server.jobSeeker(), server.employer(), server.admin()]);
  });

  const read = async (client: ApiClient, path: string) => (await client.get<Record<string, unknown>>(path)).body;

  describe.each(sampleOf(PAYLOADS, 6).map((payload) => [normalText(payload)]))('%j', (payload) => {
    it('is stored unchanged in a listing, and can be found', async () => {
      const texts = {
        title: `${payload} job`,
        company: `${payload} & Sons`,
        location: `${payload}, Portugal`,
        description: payload + FILLER,
        requirements: payload,
        responsibilities: payload,
        benefits: payload,
        department: payload,
        salary: `${payload} a year`,
        category: `${payload} & more`,
        experience: payload,
        skills: [payload.slice(0, 50)],
      };
      const id = await openListing(employer, admin, texts);
      const visitor = server.visitor();
      expect(await read(visitor, `/api/jobs/${id}`)).toMatchObject(texts);
      expect(await read(visitor, `/api/jobs/${id}/public`)).toMatchObject(texts);
      const find = async (search: Record<string, string>) =>
        (await visitor.get<Item[]>(`/api/jobs?${new URLSearchParams(search).toString()}`)).body.map((job) => job.id);
      expect(await find({ keywords: texts.title, match: 'exact' })).toEqual([id]);
      expect((await find({ keywords: texts.title }))[0]).toBe(id);
      expect(await find({ category: texts.category })).toEqual([id]);
      // Payloads that contain this one are found too.
      expect(await find({ location: texts.location })).toContain(id);
      expect(
        (await visitor.get(`/api/jobs/facets?${new URLSearchParams({ keywords: payload }).toString()}`)).status,
      ).toBe(200);
    });
  });

  // Several payloads at a time, because creating an account for each is slow.
  describe.each(packed(PAYLOADS, 90).map((payload) => [normalText(payload)]))('%j', (payload) => {
    it('is stored unchanged in an account, profiles, an application and messages', async () => {
      const fullName = nameOf(payload);
      const applicant = await server.jobSeeker({ fullName });
      const company = await server.employer({ companyName: `${payload} & Sons`, fullName });
      expect(await read(applicant, '/api/user')).toMatchObject({ fullName });
      expect(await read(company, '/api/profile/employer')).toMatchObject({ companyName: `${payload} & Sons` });

      const entry = {
        institution: payload,
        degree: payload,
        fieldOfStudy: payload,
        startDate: payload,
        endDate: payload,
      };
      const profile = {
        headline: payload,
        bio: payload,
        location: payload,
        desiredRoles: [payload],
        education: [entry],
      };
      expect(await applicant.put('/api/profile/job-seeker', profile)).toMatchObject({ status: 200, body: profile });
      expect(await read(server.visitor(), `/api/job-seeker/profile/public/${applicant.user.id}`)).toMatchObject({
        title: payload,
        summary: payload,
        education: [entry],
      });
      const about = { about: payload, industry: payload, location: payload };
      expect(await company.put('/api/profile/employer', about)).toMatchObject({ status: 200, body: about });

      const jobId = await openListing(company, admin, { title: `${payload} job` });
      const application = await applicant.post<Item>('/api/applications', { jobId, coverLetter: payload });
      expect(application.body).toMatchObject({ coverLetter: payload });
      const { id } = application.body;
      expect((await company.put(`/api/applications/${id}/notes`, { notes: payload })).body).toMatchObject({
        notes: payload,
      });
      const conversation = { participantId: applicant.user.id, jobId, title: payload };
      const started = await company.post<Item>('/api/conversations', conversation);
      expect(started.body).toMatchObject({ title: `${payload} job` });
      const messages = `/api/conversations/${started.body.id}/messages`;
      expect((await company.post(messages, { content: payload })).body).toMatchObject({
        message: { content: payload },
      });
      expect(await read(applicant, messages)).toMatchObject([{ message: { content: payload }, sender: { fullName } }]);

      const query = new URLSearchParams({ search: payload }).toString();
      expect(await read(company, `/api/applications/employer?${query}`)).toMatchObject([{ id }]);
      const users = await admin.get<Item[]>(`/api/users?${new URLSearchParams({ search: fullName }).toString()}`);
      expect(users.body.map((user) => user.id)).toEqual(expect.arrayContaining([applicant.user.id, company.user.id]));
      const { body: csv } = await company.get<string>('/api/applications/employer/export');
      // No cell starts like a formula, quoted or not.
      expect(csv.match(/(?:^|,|\n)"?[=+\-@\t]/g)).toBeNull();
    });
  });

  it.each(CONTROLS)('is refused with control characters (%j)', async (payload) => {
    const { status, body } = await employer.post('/api/jobs', { title: payload });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field: 'title' }] } });
    expect(await server.visitor().get(`/api/jobs?${new URLSearchParams({ keywords: payload })}`)).toMatchObject({
      status: 200,
    });
  });

  it('is searched for literally', async () => {
    const titles = ['100% remote', '100X remote', 'snow_board', 'snowXboard', 'back\\slash', 'backslash'];
    const ids = new Map<string, number>();
    for (const title of titles) ids.set(title, await openListing(employer, admin, { title }));
    for (const [keywords, title] of [
      ['100% rem', '100% remote'],
      ['w_board', 'snow_board'],
      ['back\\s', 'back\\slash'],
    ] as const) {
      const query = new URLSearchParams({ keywords, match: 'exact' });
      const { body } = await server.visitor().get<Item[]>(`/api/jobs?${query.toString()}`);
      expect(body.map(({ id }) => id)).toEqual([ids.get(title)]);
    }
    const people = await Promise.all(
      ['Ann %% Bee', 'Ann __ Bee', 'Ann \\\\ Bee'].map((fullName) => server.jobSeeker({ fullName })),
    );
    for (const [at, search] of ['n %% B', 'n __ B', 'n \\\\ B'].entries()) {
      const { body } = await admin.get<Item[]>(`/api/users?${new URLSearchParams({ search }).toString()}`);
      expect(body.map(({ id }) => id)).toEqual([people[at]?.user.id]);
    }
  });

  it.each([...STATEMENTS, ...FORMULAS, ...HIDDEN, ...CONTROLS])('never signs in (%j)', async (payload) => {
    const answer = await server
      .visitor()
      .post('/api/login', { username: `${payload}   `, password: `${payload}      ` });
    expect([400, 401]).toContain(answer.status);
  });

  describe.each(FILE_NAMES.map((name) => [name]))('a file named %j', (name) => {
    it('is rejected, or downloads under a harmless name', async () => {
      const { status } = await upload(seeker, 'resume', name, aPdf());
      expect([201, 400, 415]).toContain(status);
      if (status !== 201) return;
      const { headers } = await seeker.get('/api/profile/job-seeker/resume');
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-injected')).toBeNull();
      // A token or a quoted string without a path, control characters or a second parameter; then the same in UTF-8.
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename=(?:[\w!#$%&'*+.^`|~-]+|"(?:[^"\\/\p{Cc}]|\\")*)\.pdf"?(?:; filename\*=UTF-8''[\w!#$&+.^`|~%-]+)?$/u,
      );
    });
  });
});

/** Joins texts into chunks of at most `longest` characters. Payloads that only matter at the start begin a chunk. */
function packed(texts: readonly string[], longest: number): string[] {
  const pieces: string[] = [];
  for (const text of texts) {
    const last = pieces.at(-1);
    const longer = `${last} ${text.trim()}`;
    if (last === undefined || longer.length > longest || FORMULAS.includes(text)) pieces.push(text.trim());
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
