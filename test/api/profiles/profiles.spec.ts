import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { sharedServer } from '../../support/server/shared-server.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Problem = { message: string; errors?: { field: string; message: string }[] };
type Profile = Record<string, unknown>;

const OWN = '/api/profile/job-seeker';

const entered = {
  headline: ' Front desk agent ',
  bio: 'I like people.',
  location: 'Lisbon',
  phone: '+351 900 000 000',
  experience: 4,
  availableFrom: '2026-10-01T00:00:00.000Z',
  availableUntil: '2027-04-30',
  skills: ['Opera PMS'],
  desiredRoles: ['full_time'],
  languages: [{ language: 'Portuguese', proficiency: 'Native' }],
  education: [{ institution: 'Hotel School', degree: 'BSc', startDate: 'Sep 2015' }],
  certifications: [{ name: 'First Aid', issuingOrganization: 'Red Cross' }],
  workExperience: [{ title: 'Receptionist', company: 'Hotel Mar' }],
  papers: [
    { kind: 'passport', validUntil: '2031-02-03' },
    { kind: 'visa', detail: ' C1/D ' },
  ],
};

const shown = {
  ...entered,
  headline: 'Front desk agent',
  availableFrom: '2026-10-01',
  education: [{ institution: 'Hotel School', degree: 'BSc', fieldOfStudy: null, startDate: 'Sep 2015', endDate: null }],
  certifications: [{ name: 'First Aid', issuingOrganization: 'Red Cross', issueDate: null, expirationDate: null }],
  workExperience: [
    { title: 'Receptionist', company: 'Hotel Mar', location: null, startDate: null, endDate: null, description: null },
  ],
  papers: [
    { kind: 'passport', detail: null, validUntil: '2031-02-03' },
    { kind: 'visa', detail: 'C1/D', validUntil: null },
  ],
};

describe('job seeker profiles', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await sharedServer();
  });

  /** Sets the field as an upload would. */
  const uploadResume = async (user: ApiClient) => {
    const pool = await server.app.get(Database).nativePool();
    await pool.query(`update job_seeker_profile set resume = 'files/secret' where user_id = $1`, [user.user.id]);
  };

  describe('a job seeker', () => {
    it('has an empty profile after registration', async () => {
      const seeker = await server.jobSeeker();
      const { status, body } = await seeker.get<Profile>(OWN);
      expect(status).toBe(200);
      expect(body).toEqual({
        id: expect.any(Number),
        userId: seeker.user.id,
        headline: null,
        bio: null,
        resume: null,
        resumeFile: null,
        experience: null,
        certifications: [],
        languages: [],
        desiredRoles: [],
        location: null,
        availableFrom: null,
        availableUntil: null,
        skills: [],
        education: [],
        phone: null,
        workExperience: [],
        papers: [],
        isPublic: true,
        completion: 0,
      });
    });

    it('stores and returns all fields', async () => {
      const seeker = await server.jobSeeker();
      const answer = await seeker.put<Profile>(OWN, entered);
      expect(answer).toMatchObject({ status: 200, body: { ...shown, completion: 91 } });
      expect((await seeker.get<Profile>(OWN)).body).toEqual(answer.body);
      await uploadResume(seeker);
      expect((await seeker.get<Profile>(OWN)).body).toMatchObject({
        resume: '/api/profile/job-seeker/resume',
        completion: 100,
      });
    });

    it('changes only the fields sent, and clears empty ones', async () => {
      const seeker = await server.jobSeeker();
      await seeker.put(OWN, entered);
      expect((await seeker.put<Profile>(OWN, { location: 'Porto' })).body).toMatchObject({
        ...shown,
        location: 'Porto',
      });
      const cleared = { headline: '', bio: null, experience: '', availableFrom: '', skills: null, languages: [] };
      expect((await seeker.put<Profile>(OWN, cleared)).body).toMatchObject({
        headline: null,
        bio: null,
        experience: null,
        availableFrom: null,
        skills: [],
        languages: [],
        location: 'Porto',
        education: shown.education,
      });
      expect((await seeker.put<Profile>(OWN, { experience: 0 })).body).toMatchObject({ experience: 0 });
      expect((await seeker.put<Profile>(OWN, {})).body).toMatchObject({ experience: 0, location: 'Porto' });
    });

    it('cannot set read-only fields', async () => {
      const seeker = await server.jobSeeker();
      const { body: before } = await seeker.get<Profile>(OWN);
      const form = { id: 1_000, userId: 1_000, resume: '/etc/passwd', completion: 100, headline: 'Chef' };
      const { body } = await seeker.put<Profile>(OWN, form);
      expect(body).toEqual({ ...before, headline: 'Chef', completion: 9 });
    });

    it('keeps all concurrent changes', async () => {
      const seeker = await server.jobSeeker();
      const { headline, bio, location, phone, skills, languages, education, certifications } = shown;
      const changes = { headline, bio, location, phone, skills, languages, education, certifications };
      const answers = await Promise.all(
        Object.entries(changes).map(([field, value]) => seeker.put(OWN, { [field]: value })),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect((await seeker.get<Profile>(OWN)).body).toMatchObject(changes);
    });

    it.each<[object, string, string]>([
      [{ headline: 'x'.repeat(101) }, 'headline', 'Headline must be less than 100 characters'],
      [{ bio: 'x'.repeat(501) }, 'bio', 'Bio must be less than 500 characters'],
      [{ skills: [''] }, 'skills.0', 'Skill is required'],
      [{ skills: ['x'.repeat(51)] }, 'skills.0', 'Skill must be less than 50 characters'],
      [{ skills: 'Wok' }, 'skills', 'skills must be a list'],
      [{ skills: [7] }, 'skills', 'Skill must be text'],
      [{ skills: Array(51).fill('x') }, 'skills', 'A list may have at most 50 entries'],
      [{ languages: [{}] }, 'languages.0.language', 'Language is required'],
      [{ languages: [null] }, 'languages', 'Each entry of languages must be an object'],
      [{ languages: [[{ language: 'Thai' }]] }, 'languages', 'Each entry of languages must be an object'],
      [{ languages: { 0: {} } }, 'languages', 'languages must be a list'],
      [{ languages: [{ language: {}, proficiency: 'Basic' }] }, 'languages.0.language', 'Language must be text'],
      [{ education: [{ degree: 'BSc' }] }, 'education.0.institution', 'Institution is required'],
      [{ certifications: [{ name: 'x' }] }, 'certifications.0.issuingOrganization', 'Issuing organization is required'],
      [{ experience: 51 }, 'experience', 'Experience must be a whole number of years from 0 to 50'],
      [{ experience: 'many' }, 'experience', 'Experience must be a number'],
      [{ experience: [3] }, 'experience', 'Experience must be a number'],
      [{ headline: ['x'] }, 'headline', 'Headline must be text'],
      [{ isPublic: 'no' }, 'isPublic', 'isPublic must be true or false'],
    ])('gets an error for %j', async (changes, field, message) => {
      const seeker = await server.jobSeeker();
      const answer = await seeker.put<Problem>(OWN, { location: 'Porto', ...changes });
      expect(answer).toMatchObject({ status: 400, body: { message } });
      expect(answer.body.errors?.[0]).toEqual({ field, message });
      expect((await seeker.get<Profile>(OWN)).body).toMatchObject({ location: null });
    });

    it('rejects anything but a JSON object', async () => {
      const seeker = await server.jobSeeker();
      expect((await seeker.put(OWN, [])).status).toBe(400);
      expect((await seeker.put(OWN, '{"headline"', { 'content-type': 'application/json' })).status).toBe(400);
      expect((await seeker.put(OWN, 'headline=x', { 'content-type': 'text/plain' })).status).toBe(415);
      expect((await seeker.put(OWN, { bio: 'x'.repeat(300_000) })).status).toBe(413);
    });

    it('is the only role with this profile', async () => {
      for (const [client, status] of [
        [server.visitor(), 401],
        [await server.employer(), 403],
        [await server.admin(), 403],
      ] as const) {
        expect((await client.get(OWN)).status).toBe(status);
        expect((await client.put(OWN, { headline: 'x' })).status).toBe(status);
      }
    });
  });

  describe('the public profile of a job seeker', () => {
    const pageOf = (seeker: ApiClient) => `/api/job-seeker/profile/public/${seeker.user.id}`;

    it('shows no email address, phone or resume', async () => {
      const seeker = await server.jobSeeker();
      await seeker.put(OWN, entered);
      await uploadResume(seeker);
      for (const viewer of [server.visitor(), await server.employer(), await server.jobSeeker(), seeker]) {
        const { status, body } = await viewer.get<Profile>(pageOf(seeker));
        expect(status).toBe(200);
        expect(body).toEqual({
          user: { id: seeker.user.id, fullName: 'Sam Seeker', avatar: null },
          title: 'Front desk agent',
          location: 'Lisbon',
          yearsOfExperience: 4,
          desiredJobTypes: ['full_time'],
          summary: 'I like people.',
          workExperience: shown.workExperience,
          skills: shown.skills,
          languages: shown.languages,
          education: shown.education,
          certifications: shown.certifications,
        });
      }
    });

    it('is visible only to its owner while hidden', async () => {
      const seeker = await server.jobSeeker();
      await seeker.put(OWN, { isPublic: false });
      for (const viewer of [server.visitor(), await server.employer(), await server.admin()]) {
        const { status, body } = await viewer.get<Problem>(pageOf(seeker));
        expect({ status, message: body.message }).toEqual({ status: 404, message: 'Profile not found' });
      }
      expect((await seeker.get(pageOf(seeker))).status).toBe(200);
      await seeker.put(OWN, { isPublic: true });
      expect((await server.visitor().get(pageOf(seeker))).status).toBe(200);
    });

    it('is rate-limited by address, except for its owner', async () => {
      const strict = await startTestServer({ LIMIT_PROFILE_READS_PER_HOUR: '3' });
      try {
        const [seeker, other] = [await strict.jobSeeker(), await strict.jobSeeker()];
        for (let i = 0; i < 5; i += 1) expect((await seeker.get(pageOf(seeker))).status).toBe(200);
        const statuses: number[] = [];
        for (const reader of [strict.visitor(), other, strict.visitor()]) {
          statuses.push((await reader.get(pageOf(seeker))).status);
        }
        expect(statuses).toEqual([200, 200, 200]);
        const refused = await other.get(pageOf(seeker));
        expect(refused.status).toBe(429);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect((await other.get(pageOf(other))).status).toBe(200);
      } finally {
        await strict.stop();
      }
    });

    it('returns 404 for employers, unknown users and invalid ids', async () => {
      const employer = await server.employer();
      for (const id of [employer.user.id, 2_000_000, 0, -1, 'x', '1.5', '99999999999']) {
        expect((await server.visitor().get(`/api/job-seeker/profile/public/${id}`)).status).toBe(404);
      }
    });
  });
});
