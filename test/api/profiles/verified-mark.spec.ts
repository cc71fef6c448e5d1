import { aJobForm } from '../../support/mothers/job-mother.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { companiesForTests, type Profile } from '../../support/mothers/verified-companies.js';
import type { ApiClient } from '../../support/server/api-client.js';

const REASON = { reason: 'The domain was sold.' };

describe('the names of companies', () => {
  const site = companiesForTests();
  const { request, profileOf, edit, expectStatus, companyAt, proveDomain, verify, verifiedAt, nameToCheck, audited } =
    site;

  describe('an account in the name of a well-known hotel', () => {
    /** It has proven a cheap domain of its own. */
    const impostor = async (companyName: string, domain: string) => {
      const employer = await site.server.employer({ companyName });
      await expectStatus(200, edit(employer, { companyWebsite: `https://www.${domain}` }));
      await proveDomain(employer, domain);
      return employer;
    };

    it('shows its domain instead of the mark, wherever the company is shown', async () => {
      const employer = await impostor('Hilton Hotels GmbH', 'h-careers.com');
      const jobId = await openListing(employer, site.admin, aJobForm({ company: 'Hilton Hotels GmbH' }));
      const shown = { isTrusted: false, controlledDomain: 'h-careers.com' };
      for (const path of [`jobs/${jobId}`, `companies/${employer.user.id}`, `employer/public/${employer.user.id}`]) {
        expect((await site.server.visitor().get(`/api/${path}`)).body).toMatchObject(shown);
      }
    });

    it('does not vouch with its domain for listings in another name, or while it is suspended', async () => {
      const employer = await impostor('Lantern Hotels', 'lantern-x.com');
      const other = await openListing(employer, site.admin, aJobForm({ company: 'Marriott' }));
      const own = await openListing(employer, site.admin, aJobForm({ company: 'Lantern Hotels' }));
      const domainOf = async (id: number, reader: ApiClient) =>
        (await reader.get<Profile>(`/api/jobs/${id}`)).body.controlledDomain;
      expect([await domainOf(other, employer), await domainOf(own, employer)]).toEqual([null, 'lantern-x.com']);
      const suspension = { suspended: true, reason: 'Asks applicants for fees.' };
      await expectStatus(204, site.admin.put(`/api/users/${employer.user.id}/suspension`, suspension));
      expect(await domainOf(own, site.admin)).toBeNull();
      expect(await nameToCheck(employer)).toBeUndefined();
    });

    it('is listed for admins with a hint, and stays hinted at after it is verified', async () => {
      const employer = await impostor('Marrlott Careers', 'm-jobs.com');
      expect(await nameToCheck(employer)).toMatchObject({ domain: 'm-jobs.com', hints: [{ rule: 'well_known_name' }] });
      const { id } = (await employer.post<{ id: number }>('/api/jobs', aJobForm({ company: 'Marrlott Careers' }))).body;
      const rules = async () => {
        const { hints } = (await site.admin.get<{ hints: { rule: string }[] }>(`/api/admin/jobs/${id}/review`)).body;
        return hints.map(({ rule }) => rule);
      };
      expect(await rules()).toEqual(expect.arrayContaining(['well_known_name', 'sender']));
      await verify(employer);
      expect(await nameToCheck(employer)).toBeUndefined();
      expect(await rules()).toContain('well_known_name');
    });

    it('is hinted at if its domain reads as a well-known name in letters of another alphabet', async () => {
      const employer = await site.server.employer({ companyName: 'Lantern Hotels' });
      await expectStatus(200, edit(employer, { companyWebsite: 'https://jobs.xn--hltn-75d5l.com' }));
      const { id } = (await employer.post<{ id: number }>('/api/jobs', aJobForm({ company: 'Lantern Hotels' }))).body;
      const { hints } = (await site.admin.get<{ hints: object[] }>(`/api/admin/jobs/${id}/review`)).body;
      const quote = 'hіltоn.com / hilton';
      expect(hints).toContainEqual(expect.objectContaining({ rule: 'well_known_name', quote }));
    });

    it('needs an admin again after it is renamed, and loses its domain if one refuses its name', async () => {
      const employer = await verifiedAt('honest-name.com');
      await expectStatus(200, edit(employer, { companyName: 'Hyatt Hotels' }));
      expect(await profileOf(employer)).toMatchObject({ isTrusted: false, controlledDomain: 'honest-name.com' });
      expect(await nameToCheck(employer)).toMatchObject({ hints: [{ rule: 'well_known_name' }] });
      const refuse = () => site.admin.put(`/api/admin/companies/${employer.user.id}/withdraw-verification`, REASON);
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
      const visitor = site.server.visitor();
      const job = await visitor.get<Profile>(`/api/jobs/${jobId}`);
      const cards = (await visitor.get<(Profile & { id: number })[]>('/api/jobs?limit=50')).body;
      const company = (await visitor.get<Profile>(`/api/companies/${employerId}`)).body;
      return [job.body.isTrusted, cards.find(({ id }) => id === jobId)?.isTrusted, company.isTrusted];
    };

    it('appears on listings and companies at once, and disappears at once with a new website', async () => {
      const email = 'everywhere@wayfare.test';
      const employer = await site.server.employer({ email, companyName: 'Everywhere Hotels' });
      await expectStatus(200, edit(employer, { companyWebsite: 'https://everywhere.com' }));
      const jobId = await openListing(employer, site.admin, aJobForm({ company: 'everywhere hotels' }));
      expect(await marks(employer.user.id, jobId)).toEqual([false, false, false]);
      await proveDomain(employer, 'everywhere.com');
      await verify(employer);
      expect(await marks(employer.user.id, jobId)).toEqual([true, true, true]);
      await expectStatus(200, edit(employer, { companyWebsite: 'https://elsewhere.com' }));
      expect(await marks(employer.user.id, jobId)).toEqual([false, false, false]);
      const sent = await site.mails.catcher.sentTo(email, 2);
      expect(sent.map(({ headers }) => headers.get('subject'))).toContain(
        'Your company is no longer verified on Wayfare',
      );
      expect((await audited(employer)).at(-1)).toBe('company.verification-lapsed');
    });

    it("changes a listing's entity tag, so that browsers drop the cached response", async () => {
      const employer = await companyAt('tags.com');
      const jobId = await openListing(employer, site.admin);
      const tag = async () => (await site.server.visitor().get(`/api/jobs/${jobId}`)).headers.get('etag') ?? '';
      const tags = [await tag()];
      await proveDomain(employer, 'tags.com');
      tags.push(await tag());
      await verify(employer);
      tags.push(await tag());
      expect(new Set(tags).size).toBe(3);
    });

    it('is not shown on listings in the name of another company', async () => {
      const employer = await verifiedAt('honest.com');
      const jobId = await openListing(employer, site.admin, aJobForm({ company: 'Hilton' }));
      expect((await marks(employer.user.id, jobId)).slice(0, 2)).toEqual([false, false]);
    });

    it('is not part of feeds or structured data', async () => {
      const jobId = await openListing(await verifiedAt('plain.com'), site.admin);
      const page = (await site.server.visitor().get<string>(`/jobs/${jobId}`)).body;
      const [, posting = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
      expect(posting).toContain('JobPosting');
      expect(posting).not.toMatch(/trusted|verified/i);
      const feed = (await site.server.visitor().get<string>('/feeds/indeed.xml')).body;
      expect(feed).not.toMatch(/trusted|verified/i);
    });

    it('is shown in conversations, but not while the employer is suspended', async () => {
      const employer = await verifiedAt('talk.com');
      const jobId = await openListing(employer, site.admin);
      const seeker = await site.server.jobSeeker();
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
          site.admin.put(`/api/users/${employer.user.id}/suspension`, {
            suspended,
            reason: 'Asks applicants for fees.',
          }),
        );
      await suspend(true);
      expect(await partner()).toEqual([false, false]);
      expect((await site.server.visitor().get(`/api/companies/${employer.user.id}`)).status).toBe(404);
      await suspend(false);
      expect(await partner()).toEqual([true, true]);
      expect((await marks(employer.user.id, jobId))[0]).toBe(true);
    });
  });

  it('are protected by a hint about listings of others in their name', async () => {
    await expectStatus(200, edit(await verifiedAt('famous.com'), { about: 'Famous.' }));
    const impostor = await site.server.employer({ companyName: 'Impostor' });
    const rulesOf = async (employer: ApiClient, company: string) => {
      const { id } = await expectStatus(201, employer.post<{ id: number }>('/api/jobs', aJobForm({ company })));
      const review = site.admin.get<{ hints: { rule: string }[] }>(`/api/admin/jobs/${id}/review`);
      return (await expectStatus(200, review)).hints.map(({ rule }) => rule);
    };
    expect(await rulesOf(impostor, 'Sеaside  Hotels Careers')).toContain('verified_name');

    const owl = await site.server.employer({ companyName: 'Owl and Lantern Inns' });
    await expectStatus(200, edit(owl, { companyWebsite: 'https://www.owl-inns.com' }));
    await proveDomain(owl, 'owl-inns.com');
    await verify(owl);
    expect(await rulesOf(owl, 'Owl and Lantern Inns')).not.toContain('verified_name');
    expect(await rulesOf(impostor, 'Owl and Lantern Inns')).toContain('verified_name');
  });
});
