import { Database } from '#platform/postgres/database.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Problem = { message: string };
type Profile = Record<string, unknown>;

const COMPANY = '/api/profile/employer';

describe('company profiles', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await sharedServer();
  });

  /** Sets the field as an upload would. */
  const uploadLogo = async (user: ApiClient) => {
    const pool = await server.app.get(Database).nativePool();
    await pool.query(`update employer_profile set company_logo = 'files/secret' where user_id = $1`, [user.user.id]);
  };

  describe('an employer', () => {
    it('has a profile with the company name after registration, at both addresses', async () => {
      const employer = await server.employer({ companyName: ' Grand Hotel ' });
      const { status, body } = await employer.get<Profile>(COMPANY);
      expect(status).toBe(200);
      expect(body).toEqual({
        id: expect.any(Number),
        userId: employer.user.id,
        companyName: 'Grand Hotel',
        companyLogo: null,
        companyWebsite: null,
        industry: null,
        companySize: null,
        location: null,
        about: null,
        founded: null,
        isTrusted: false,
        controlledDomain: null,
        verifiedAt: null,
        verifiedDomain: null,
        withdrawalReason: null,
        completion: 13,
        awaitsReview: false,
      });
      expect((await employer.get<Profile>('/api/employer/profile')).body).toEqual(body);
    });

    it('uses the full name if there is no company name', async () => {
      for (const companyName of ['', '   ', null, undefined]) {
        const employer = await server.employer({ companyName, fullName: 'Elena Employer' });
        expect((await employer.get<Profile>(COMPANY)).body).toMatchObject({ companyName: 'Elena Employer' });
      }
    });

    it('cannot register with an invalid company name', async () => {
      const account = {
        username: 'short',
        email: 'short@x.org',
        fullName: 'S',
        password: 'quiet harbor',
        role: 'employer',
      };
      const refused = await server.visitor().post<Problem>('/api/register', { ...account, companyName: 'x' });
      expect(refused).toMatchObject({ status: 400, body: { message: 'Company name must be at least 2 characters' } });
      expect((await server.visitor().post('/api/register', account)).status).toBe(201);
    });

    it('stores the fields sent, keeps the others and cannot set isTrusted', async () => {
      const employer = await server.employer();
      const changes = {
        companyName: 'Grand Hotel',
        companyLogo: 'https://elsewhere.example.com/logo.png',
        companyWebsite: 'https://grand.example.com',
        industry: 'Hotels',
        companySize: '50-100',
        location: 'Lisbon',
        about: 'Since ever.',
        founded: '1890',
      };
      const form = { ...changes, isTrusted: true, verifiedAt: '2026-01-01', userId: 1_000 };
      const stored = { ...changes, companyLogo: null, isTrusted: false, verifiedAt: null, userId: employer.user.id };
      expect(await employer.put<Profile>(COMPANY, form)).toMatchObject({
        status: 200,
        body: { ...stored, completion: 88 },
      });
      await employer.put(COMPANY, { founded: '', companyWebsite: '' });
      expect((await employer.get<Profile>(COMPANY)).body).toMatchObject({
        ...stored,
        founded: null,
        companyWebsite: null,
        completion: 63,
      });
    });

    it('keeps its logo until it is removed', async () => {
      const employer = await server.employer();
      await uploadLogo(employer);
      const logoAfter = async (changes: object) => (await employer.put<Profile>(COMPANY, changes)).body['companyLogo'];
      expect(await logoAfter({ companyName: 'Grand Hotel' })).toBe('files/secret');
      expect(await logoAfter({ companyLogo: 'files/secret' })).toBe('files/secret');
      expect(await logoAfter({ companyLogo: 'files/other' })).toBe('files/secret');
      expect(await logoAfter({ companyLogo: null })).toBeNull();
    });

    it.each<[object, string]>([
      [{ companyName: 'x' }, 'Company name must be at least 2 characters'],
      [{ companyName: '' }, 'Company name is required'],
      [{ companyName: 'x'.repeat(101) }, 'Company name must be at most 100 characters'],
      [{ companyWebsite: 'javascript:alert(1)' }, 'Please enter a valid URL'],
      [{ companyWebsite: 'grand' }, 'Please enter a valid URL'],
      [{ about: 'x'.repeat(1001) }, 'About section must be less than 1000 characters'],
      [{ founded: 1890 }, 'Founded must be text'],
    ])('gets an error for %j', async (changes, message) => {
      const employer = await server.employer();
      expect(await employer.put<Problem>(COMPANY, changes)).toMatchObject({ status: 400, body: { message } });
      expect((await employer.get<Profile>(COMPANY)).body).toMatchObject({ companyName: 'Seaside Hotels' });
    });

    it('is the only role with this profile', async () => {
      for (const [client, status] of [
        [server.visitor(), 401],
        [await server.jobSeeker(), 403],
        [await server.admin(), 403],
      ] as const) {
        expect((await client.get(COMPANY)).status).toBe(status);
        expect((await client.get('/api/employer/profile')).status).toBe(status);
        expect((await client.put(COMPANY, { companyName: 'Mine now' })).status).toBe(status);
      }
    });
  });

  describe('changes to a company with an approved listing', () => {
    type Review = { employerId: number; version: number; published: Profile; proposed: Profile };
    const publicOf = async (employer: ApiClient) =>
      (await server.visitor().get<Profile>(`/api/employer/public/${employer.user.id}`)).body;
    const pending = async (admin: ApiClient, employer: ApiClient) =>
      (await admin.get<Review[]>('/api/admin/pending-companies')).body.find(
        ({ employerId }) => employerId === employer.user.id,
      );
    const approval = (employer: ApiClient) => `/api/admin/companies/${employer.user.id}/approve`;

    it('are published at once until a listing is approved', async () => {
      const employer = await server.employer({ companyName: 'Grand Hotel' });
      await employer.put(COMPANY, { about: 'Since 1890.' });
      expect(await publicOf(employer)).toMatchObject({ about: 'Since 1890.' });
      await openListing(employer, await server.admin());
      expect(await publicOf(employer)).toMatchObject({ about: 'Since 1890.' });
    });

    it('wait for an admin, visible only to the owner until then', async () => {
      const [employer, admin] = [await server.employer({ companyName: 'Grand Hotel' }), await server.admin()];
      const jobId = await openListing(employer, admin);
      const changes = { companyName: 'Grander Hotel', about: 'Pay 50 dollars.', companyWebsite: 'https://pay.example' };
      expect((await employer.put<Profile>(COMPANY, changes)).body).toMatchObject({ ...changes, awaitsReview: true });
      expect((await employer.get<Profile>(COMPANY)).body).toMatchObject(changes);
      expect(await publicOf(employer)).toMatchObject({ companyName: 'Grand Hotel', about: null, companyWebsite: null });
      const { body: page } = await server.visitor().get<string>(`/jobs/${jobId}`);
      expect(page).not.toContain('pay.example');

      const review = await pending(admin, employer);
      expect(review).toMatchObject({ published: { companyName: 'Grand Hotel', about: null }, proposed: changes });
      expect((await admin.put(approval(employer), undefined, { 'if-match': `"${review?.version}"` })).status).toBe(204);
      expect(await publicOf(employer)).toMatchObject(changes);
      expect((await employer.get<Profile>(COMPANY)).body).toMatchObject({ awaitsReview: false });
      expect(await pending(admin, employer)).toBeUndefined();
    });

    it('are not approved together with another listing', async () => {
      const [employer, admin] = [await server.employer(), await server.admin()];
      await openListing(employer, admin);
      await employer.put(COMPANY, { about: 'Pay 50 dollars.' });
      await openListing(employer, admin);
      expect(await publicOf(employer)).toMatchObject({ about: null });
    });

    it('cannot be approved with an outdated version', async () => {
      const [employer, admin] = [await server.employer(), await server.admin()];
      await openListing(employer, admin);
      await employer.put(COMPANY, { about: 'By the sea.' });
      const read = await pending(admin, employer);
      await employer.put(COMPANY, { about: 'Pay 50 dollars.' });
      expect((await admin.put(approval(employer), undefined, { 'if-match': `"${read?.version}"` })).status).toBe(412);
      expect(await publicOf(employer)).toMatchObject({ about: null });
    });

    it('need no review once undone', async () => {
      const [employer, admin] = [await server.employer(), await server.admin()];
      await openListing(employer, admin);
      await employer.put(COMPANY, { about: 'By the sea.' });
      expect((await employer.put<Profile>(COMPANY, { about: null })).body).toMatchObject({ awaitsReview: false });
      expect(await pending(admin, employer)).toBeUndefined();
    });
  });

  describe('the public profile of a company', () => {
    it('is publicly cacheable for an hour', async () => {
      const employer = await server.employer({ companyName: 'Grand Hotel' });
      const { status, headers, body } = await server.visitor().get<Profile>(`/api/employer/public/${employer.user.id}`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, max-age=3600');
      expect(body).toEqual({
        companyName: 'Grand Hotel',
        companyLogo: null,
        companyWebsite: null,
        industry: null,
        companySize: null,
        location: null,
        about: null,
        founded: null,
        isTrusted: false,
        controlledDomain: null,
      });
    });

    it('returns an uncached 404 for other users', async () => {
      const seeker = await server.jobSeeker();
      for (const id of [seeker.user.id, 2_000_000, 'x']) {
        const { status, headers } = await server.visitor().get(`/api/employer/public/${id}`);
        expect(status).toBe(404);
        expect(headers.get('cache-control')).toBe('no-store');
      }
    });
  });
});
