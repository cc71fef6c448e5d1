import { untilMailsAreSent } from '../../support/server/passing-time.js';
import { companiesForTests, NOTE, VERIFICATION } from '../../support/mothers/verified-companies.js';

const GONE = { status: 410, body: { message: 'This link is no longer valid. Please request a new one.' } };
const REASON = { reason: 'The domain was sold.' };

describe('verified employers', () => {
  const site = companiesForTests();
  const { request, confirm, profileOf, isTrusted, edit, expectStatus, companyAt, linkOf, verify, verifiedAt, audited } =
    site;

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
      const token = await site.mails.mailedToken('info@once.com', 'employer/verify', 2);
      expect(await confirm(employer, first)).toMatchObject(GONE);
      expect(await confirm(await companyAt('once.com'), token)).toMatchObject(GONE);
      expect((await confirm(site.server.visitor(), token)).status).toBe(401);
      await expectStatus(204, confirm(employer, token));
      expect(await confirm(employer, token)).toMatchObject(GONE);
    });

    it('must use the link within a day', async () => {
      const employer = await companyAt('late.com');
      const token = await linkOf(employer, 'late.com');
      const { rows } = await site.mails.database.query<{ hours: number }>(
        `select round(extract(epoch from expires_at - now()) / 3600)::int as hours
         from account_token where user_id = $1 and purpose = 'company_verification'`,
        [employer.user.id],
      );
      expect(rows).toEqual([{ hours: 24 }]);
      await site.mails.database.query(
        `update account_token set expires_at = now() - interval '1 second' where user_id = $1`,
        [employer.user.id],
      );
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
      const employer = await site.server.employer();
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
      await untilMailsAreSent(site.server);
      expect(site.mails.catcher.mails.filter(({ to }) => to.some((address) => address.endsWith('bad.com')))).toEqual(
        [],
      );
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
      const employer = await site.server.employer({ email });
      const { id } = employer.user;
      expect((await site.admin.put(`/api/admin/companies/${id}/verify`, { note: '' })).status).toBe(400);
      const stale = { 'If-Match': '"99"' };
      const late = site.admin.request('PUT', `/api/admin/companies/${id}/verify`, { body: NOTE, headers: stale });
      expect((await late).status).toBe(412);
      await expectStatus(204, site.admin.put(`/api/admin/companies/${id}/verify`, NOTE));
      expect((await site.admin.put(`/api/admin/companies/${id}/verify`, NOTE)).status).toBe(409);
      expect(await profileOf(employer)).toMatchObject({ isTrusted: true, verifiedDomain: null });
      expect(await profileOf(employer)).not.toHaveProperty('verificationNote');
      const page = await site.admin.get(`/api/admin/users/${id}`);
      expect(page.body).toMatchObject({ company: { isTrusted: true, verificationNote: NOTE.note } });
      await expectStatus(204, site.admin.put(`/api/admin/companies/${id}/withdraw-verification`, REASON));
      expect((await site.admin.put(`/api/admin/companies/${id}/withdraw-verification`, REASON)).status).toBe(409);
      expect(await profileOf(employer)).toMatchObject({ isTrusted: false, withdrawalReason: REASON.reason });
      const [mail] = await site.mails.catcher.sentTo(email);
      expect(mail?.body).toContain(REASON.reason);
      expect(mail?.body).toContain('A person made this decision.');
      expect(await audited(employer)).toEqual(['company.verified admin', 'company.verification-withdrawn']);
    });

    it('cannot verify themselves after a withdrawal', async () => {
      const employer = await verifiedAt('sold.com');
      await expectStatus(204, site.admin.put(`/api/admin/companies/${employer.user.id}/withdraw-verification`, REASON));
      expect(await request(employer)).toMatchObject({ status: 409, body: { code: 'company_not_verifiable' } });
    });

    it('must have a company', async () => {
      const { user } = await site.server.jobSeeker();
      expect((await site.admin.put(`/api/admin/companies/${user.id}/verify`, NOTE)).status).toBe(404);
    });
  });
});
