import { aJobForm } from '../../support/mothers/job-mother.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { Answer, ApiClient } from '../../support/server/api-client.js';
import { startMailedServer, type MailedServer } from '../../support/server/mailed-server.js';
import type { TestServer } from '../../support/server/test-server.js';

type Problem = { code: string; message: string };
type Profile = {
  isTrusted: boolean;
  controlledDomain: string | null;
  verifiedAt: string | null;
  verifiedDomain: string | null;
};
type Name = { employerId: number; domain: string; hints: { rule: string }[] };

const GONE = { status: 410, body: { message: 'This link is no longer valid. Please request a new one.' } };
const VERIFICATION = '/api/profile/employer/verification';
const NOTE = { note: 'Called the number on the website.' };
const REASON = { reason: 'The domain was sold.' };

describe('verified employers', () => {
  let mails: MailedServer;
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    mails = await startMailedServer();
    ({ server } = mails);
    admin = await server.admin();
  });
  afterAll(() => mails.stop());

  const request = (employer: ApiClient, localPart: unknown = 'info') =>
    employer.post<Problem>(VERIFICATION, { localPart });
  const confirm = (person: ApiClient, token: string) => person.post<Problem>(`${VERIFICATION}/confirm`, { token });
  const profileOf = async (employer: ApiClient) => (await employer.get<Profile>('/api/profile/employer')).body;
  const isTrusted = async (employer: ApiClient) => (await profileOf(employer)).isTrusted;
  const edit = (employer: ApiClient, changes: object) => employer.put('/api/profile/employer', changes);
  const expectStatus = async <T>(status: number, answering: Promise<Answer<T>>): Promise<T> => {
    const answer = await answering;
    expect(answer.status).toBe(status);
    return answer.body;
  };

  /** An employer with a website at a domain of its own. */
  const companyAt = async (domain: string): Promise<ApiClient> => {
    const employer = await server.employer();
    await expectStatus(200, edit(employer, { companyWebsite: `https://www.${domain}/careers` }));
    return employer;
  };
  const linkOf = async (employer: ApiClient, domain: string): Promise<string> => {
    await expectStatus(202, request(employer));
    return mails.mailedToken(`info@${domain}`, 'employer/verify');
  };
  const proveDomain = async (employer: ApiClient, domain: string): Promise<void> => {
    await expectStatus(204, confirm(employer, await linkOf(employer, domain)));
  };
  const verify = (employer: ApiClient) =>
    expectStatus(204, admin.put(`/api/admin/companies/${employer.user.id}/verify`, NOTE));
  const verifiedAt = async (domain: string): Promise<ApiClient> => {
    const employer = await companyAt(domain);
    await proveDomain(employer, domain);
    await verify(employer);
    return employer;
  };
  const nameToCheck = async (employer: ApiClient): Promise<Name | undefined> =>
    (await admin.get<Name[]>('/api/admin/company-names')).body.find(
      ({ employerId }) => employerId === employer.user.id,
    );
  const audited = async (employer: ApiClient): Promise<string[]> => {
    const { rows } = await mails.database.query<{ entry: string }>(
      `select concat_ws(' ', action, details ->> 'by') as entry from audit_entry
       where subject_kind = 'company' and subject_id = $1 order by id`,
      [String(employer.user.id)],
    );
    return rows.map(({ entry }) => entry);
  };

  describe('by mail', () => {
    it('prove the domain of their website with a link mailed to it, and are verified by an admin', async () => {
      const employer = await companyAt('seaside.com');
      expect((await employer.get(VERIFICATION)).body).toEqual({
        domain: 'seaside.com',
        problem: null,
        pendingAddress: null,
        canMail: true,
      });
      const token = await linkOf(employer, 'seaside.com');
      expect((await employer.get(VERIFICATION)).body).toMatchObject({ pendingAddress: 'info@seaside.com' });
      expect(await isTrusted(employer)).toBe(false);
      await expectStatus(204, confirm(employer, token));
      const proven = { isTrusted: false, verifiedAt: null, verifiedDomain: 'seaside.com' };
      expect(await profileOf(employer)).toMatchObject({ ...proven, controlledDomain: 'seaside.com' });
      expect((await employer.get(VERIFICATION)).body).toMatchObject({
        domain: null,
        problem: 'You control seaside.com. Our team will now check the name of your company.',
      });
      await verify(employer);
      const verified = { isTrusted: true, verifiedAt: expect.any(String) as string, verifiedDomain: 'seaside.com' };
      expect(await profileOf(employer)).toMatchObject({ ...verified, controlledDomain: null });
      expect((await employer.get(VERIFICATION)).body).toMatchObject({ problem: 'Your company is already verified.' });
      expect(await audited(employer)).toEqual([
        'company.verification-requested',
        'company.domain-proven',
        'company.verified admin',
      ]);
    });

    it('use only the latest link, once, in the account that requested it', async () => {
      const employer = await companyAt('once.com');
      const first = await linkOf(employer, 'once.com');
      await expectStatus(202, request(employer));
      const token = await mails.mailedToken('info@once.com', 'employer/verify', 2);
      expect(await confirm(employer, first)).toMatchObject(GONE);
      expect(await confirm(await companyAt('once.com'), token)).toMatchObject(GONE);
      expect((await confirm(server.visitor(), token)).status).toBe(401);
      await expectStatus(204, confirm(employer, token));
      expect(await confirm(employer, token)).toMatchObject(GONE);
    });

    it('must use the link within a day', async () => {
      const employer = await companyAt('late.com');
      const token = await linkOf(employer, 'late.com');
      const { rows } = await mails.database.query<{ hours: number }>(
        `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from account_token where user_id = $1`,
        [employer.user.id],
      );
      expect(rows).toEqual([{ hours: 24 }]);
      await mails.database.query('update account_token set expires_at = now() where user_id = $1', [employer.user.id]);
      expect(await confirm(employer, token)).toMatchObject(GONE);
    });

    it('cannot use the link after changing their website', async () => {
      const employer = await companyAt('former.com');
      const token = await linkOf(employer, 'former.com');
      await expectStatus(200, edit(employer, { companyWebsite: 'https://present.com' }));
      expect(await confirm(employer, token)).toMatchObject(GONE);
      expect(await isTrusted(employer)).toBe(false);
    });

    it.each([
      [{}, 'Add the website of your company to your profile first.'],
      [{ companyWebsite: 'https://seaside.github.io' }, 'Anyone can have a page or an address at seaside.github.io.'],
      [{ companyWebsite: 'https://gmail.com' }, 'Anyone can have a page or an address at gmail.com.'],
      [{ companyWebsite: 'http://127.0.0.1:25' }, 'The website in your profile has no domain of its own.'],
    ])('are rejected with %j', async (changes, sentence) => {
      const employer = await server.employer();
      await expectStatus(200, edit(employer, changes));
      const { status, body } = await request(employer);
      expect([status, body.code]).toEqual([409, 'company_not_verifiable']);
      expect(body.message).toContain(sentence);
      expect((await employer.get<{ problem: string }>(VERIFICATION)).body.problem).toBe(body.message);
    });

    it.each([
      [undefined, 'Address is required'],
      [7, 'Address must be text'],
      ['x'.repeat(300), 'Address must be at most 64 characters'],
      ['info@gmail.com', 'Enter only the part before @bad.com'],
      ['info\r\nBcc: everyone', 'Use letters, digits, dots, hyphens, underscores and plus signs only'],
    ])('are rejected with the address %j', async (localPart, message) => {
      const employer = await companyAt('bad.com');
      expect(await employer.post(VERIFICATION, { localPart })).toMatchObject({ status: 400, body: { message } });
      expect(mails.catcher.mails.filter(({ to }) => to.some((address) => address.endsWith('bad.com')))).toEqual([]);
    });

    it('cannot flood a domain, even from several accounts', async () => {
      for (let mail = 0; mail < 10; mail += 1)
        await expectStatus(202, request(await companyAt('flood.com'), `a${mail}`));
      const { status, headers } = await request(await companyAt('flood.com'));
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('by an admin', () => {
    it('are verified with a note, and unverified with a reason that is shown to them', async () => {
      const email = 'hand@wayfare.test';
      const employer = await server.employer({ email });
      const { id } = employer.user;
      expect((await admin.put(`/api/admin/companies/${id}/verify`, { note: '' })).status).toBe(400);
      const stale = { 'If-Match': '"99"' };
      const late = admin.request('PUT', `/api/admin/companies/${id}/verify`, { body: NOTE, headers: stale });
      expect((await late).status).toBe(412);
      await expectStatus(204, admin.put(`/api/admin/companies/${id}/verify`, NOTE));
      expect((await admin.put(`/api/admin/companies/${id}/verify`, NOTE)).status).toBe(409);
      expect(await profileOf(employer)).toMatchObject({ isTrusted: true, verifiedDomain: null });
      expect(await profileOf(employer)).not.toHaveProperty('verificationNote');
      const page = await admin.get(`/api/admin/users/${id}`);
      expect(page.body).toMatchObject({ company: { isTrusted: true, verificationNote: NOTE.note } });
      await expectStatus(204, admin.put(`/api/admin/companies/${id}/withdraw-verification`, REASON));
      expect((await admin.put(`/api/admin/companies/${id}/withdraw-verification`, REASON)).status).toBe(409);
      expect(await profileOf(employer)).toMatchObject({ isTrusted: false, withdrawalReason: REASON.reason });
      const [mail] = await mails.catcher.sentTo(email);
      expect(mail?.body).toContain(REASON.reason);
      expect(mail?.body).toContain('A person made this decision.');
      expect(await audited(employer)).toEqual(['company.verified admin', 'company.verification-withdrawn']);
    });

    it('cannot verify themselves after a withdrawal', async () => {
      const employer = await verifiedAt('sold.com');
      await expectStatus(204, admin.put(`/api/admin/companies/${employer.user.id}/withdraw-verification`, REASON));
      expect(await request(employer)).toMatchObject({ status: 409, body: { code: 'company_not_verifiable' } });
    });

    it('must have a company', async () => {
      const { user } = await server.jobSeeker();
      expect((await admin.put(`/api/admin/companies/${user.id}/verify`, NOTE)).status).toBe(404);
    });
  });

  describe('an account in the name of a well-known hotel', () => {
    /** It has proven a cheap domain of its own. */
    const impostor = async (companyName: string, domain: string) => {
      const employer = await server.employer({ companyName });
      await expectStatus(200, edit(employer, { companyWebsite: `https://www.${domain}` }));
      await proveDomain(employer, domain);
      return employer;
    };

    it('shows its domain instead of the mark, wherever the company is shown', async () => {
      const employer = await impostor('Hilton Hotels GmbH', 'h-careers.com');
      const jobId = await openListing(employer, admin, aJobForm({ company: 'Hilton Hotels GmbH' }));
      const shown = { isTrusted: false, controlledDomain: 'h-careers.com' };
      for (const path of [`jobs/${jobId}`, `companies/${employer.user.id}`, `employer/public/${employer.user.id}`]) {
        expect((await server.visitor().get(`/api/${path}`)).body).toMatchObject(shown);
      }
    });

    it('does not vouch with its domain for listings in another name, or while it is suspended', async () => {
      const employer = await impostor('Lantern Hotels', 'lantern-x.com');
      const other = await openListing(employer, admin, aJobForm({ company: 'Marriott' }));
      const own = await openListing(employer, admin, aJobForm({ company: 'Lantern Hotels' }));
      const domainOf = async (id: number, reader: ApiClient) =>
        (await reader.get<Profile>(`/api/jobs/${id}`)).body.controlledDomain;
      expect([await domainOf(other, employer), await domainOf(own, employer)]).toEqual([null, 'lantern-x.com']);
      const suspension = { suspended: true, reason: 'Asks applicants for fees.' };
      await expectStatus(204, admin.put(`/api/users/${employer.user.id}/suspension`, suspension));
      expect(await domainOf(own, admin)).toBeNull();
      expect(await nameToCheck(employer)).toBeUndefined();
    });

    it('is listed for admins with a hint, and stays hinted at after it is verified', async () => {
      const employer = await impostor('Marrlott Careers', 'm-jobs.com');
      expect(await nameToCheck(employer)).toMatchObject({ domain: 'm-jobs.com', hints: [{ rule: 'well_known_name' }] });
      const { id } = (await employer.post<{ id: number }>('/api/jobs', aJobForm({ company: 'Marrlott Careers' }))).body;
      const rules = async () => {
        const { hints } = (await admin.get<{ hints: { rule: string }[] }>(`/api/admin/jobs/${id}/review`)).body;
        return hints.map(({ rule }) => rule);
      };
      expect(await rules()).toEqual(expect.arrayContaining(['well_known_name', 'sender']));
      await verify(employer);
      expect(await nameToCheck(employer)).toBeUndefined();
      expect(await rules()).toContain('well_known_name');
    });

    it('needs an admin again after it is renamed, and loses its domain if one refuses its name', async () => {
      const employer = await verifiedAt('honest-name.com');
      await expectStatus(200, edit(employer, { companyName: 'Hyatt Hotels' }));
      expect(await profileOf(employer)).toMatchObject({ isTrusted: false, controlledDomain: 'honest-name.com' });
      expect(await nameToCheck(employer)).toMatchObject({ hints: [{ rule: 'well_known_name' }] });
      const refuse = () => admin.put(`/api/admin/companies/${employer.user.id}/withdraw-verification`, REASON);
      await expectStatus(204, refuse());
      expect(await profileOf(employer)).toMatchObject({ verifiedDomain: null, withdrawalReason: REASON.reason });
      expect(await nameToCheck(employer)).toBeUndefined();
      expect((await refuse()).status).toBe(409);
      expect((await request(employer)).status).toBe(409);
    });
  });

  describe('the verified mark', () => {
    /** Whether visitors see the mark on the listing, in the search and on the company. */
    const marks = async (employerId: number, jobId: number) => {
      const visitor = server.visitor();
      const job = await visitor.get<Profile>(`/api/jobs/${jobId}`);
      const cards = (await visitor.get<(Profile & { id: number })[]>('/api/jobs?limit=50')).body;
      const company = (await visitor.get<Profile>(`/api/companies/${employerId}`)).body;
      return [job.body.isTrusted, cards.find(({ id }) => id === jobId)?.isTrusted, company.isTrusted];
    };

    it('appears on listings and companies at once, and disappears at once with a new website', async () => {
      const email = 'everywhere@wayfare.test';
      const employer = await server.employer({ email, companyName: 'Everywhere Hotels' });
      await expectStatus(200, edit(employer, { companyWebsite: 'https://everywhere.com' }));
      const jobId = await openListing(employer, admin, aJobForm({ company: 'everywhere hotels' }));
      expect(await marks(employer.user.id, jobId)).toEqual([false, false, false]);
      await proveDomain(employer, 'everywhere.com');
      await verify(employer);
      expect(await marks(employer.user.id, jobId)).toEqual([true, true, true]);
      await expectStatus(200, edit(employer, { companyWebsite: 'https://elsewhere.com' }));
      expect(await marks(employer.user.id, jobId)).toEqual([false, false, false]);
      const sent = await mails.catcher.sentTo(email, 2);
      expect(sent.map(({ headers }) => headers.get('subject'))).toContain(
        'Your company is no longer verified on Wayfare',
      );
      expect((await audited(employer)).at(-1)).toBe('company.verification-lapsed');
    });

    it("changes a listing's entity tag, so that browsers drop the cached response", async () => {
      const employer = await companyAt('tags.com');
      const jobId = await openListing(employer, admin);
      const tag = async () => (await server.visitor().get(`/api/jobs/${jobId}`)).headers.get('etag') ?? '';
      const tags = [await tag()];
      await proveDomain(employer, 'tags.com');
      tags.push(await tag());
      await verify(employer);
      tags.push(await tag());
      expect(new Set(tags).size).toBe(3);
    });

    it('is not shown on listings in the name of another company', async () => {
      const employer = await verifiedAt('honest.com');
      const jobId = await openListing(employer, admin, aJobForm({ company: 'Hilton' }));
      expect((await marks(employer.user.id, jobId)).slice(0, 2)).toEqual([false, false]);
    });

    it('is not part of feeds or structured data', async () => {
      const jobId = await openListing(await verifiedAt('plain.com'), admin);
      const page = (await server.visitor().get<string>(`/jobs/${jobId}`)).body;
      const [, posting = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
      expect(posting).toContain('JobPosting');
      expect(posting).not.toMatch(/trusted|verified/i);
      const feed = (await server.visitor().get<string>('/feeds/indeed.xml')).body;
      expect(feed).not.toMatch(/trusted|verified/i);
    });

    it('is shown in conversations, but not while the employer is suspended', async () => {
      const employer = await verifiedAt('talk.com');
      const jobId = await openListing(employer, admin);
      const seeker = await server.jobSeeker();
      const { id } = await expectStatus(
        201,
        seeker.post<{ id: number }>('/api/conversations', { participantId: employer.user.id, jobId }),
      );
      const partner = async () => [
        (await seeker.get<{ otherParticipant: Profile }>(`/api/conversations/${id}`)).body.otherParticipant.isTrusted,
        (await seeker.get<{ otherUser: Profile }[]>('/api/conversations')).body[0]?.otherUser.isTrusted,
      ];
      expect(await partner()).toEqual([true, true]);
      const suspend = (suspended: boolean) =>
        expectStatus(
          204,
          admin.put(`/api/users/${employer.user.id}/suspension`, { suspended, reason: 'Asks applicants for fees.' }),
        );
      await suspend(true);
      expect(await partner()).toEqual([false, false]);
      expect((await server.visitor().get(`/api/companies/${employer.user.id}`)).status).toBe(404);
      await suspend(false);
      expect(await partner()).toEqual([true, true]);
      expect((await marks(employer.user.id, jobId))[0]).toBe(true);
    });
  });

  it('are protected by a hint about listings of others in their name', async () => {
    await expectStatus(200, edit(await verifiedAt('famous.com'), { about: 'Famous.' }));
    const impostor = await server.employer({ companyName: 'Impostor' });
    const { id } = await expectStatus(
      201,
      impostor.post<{ id: number }>('/api/jobs', aJobForm({ company: 'Sеaside  Hotels Careers' })),
    );
    const { hints } = await expectStatus(200, admin.get<{ hints: { rule: string }[] }>(`/api/admin/jobs/${id}/review`));
    expect(hints.map(({ rule }) => rule)).toContain('verified_name');
  });
});
