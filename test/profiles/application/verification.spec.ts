import { ApproveCompany } from '#profiles/application/approve-company.js';
import type { CompanyLinks } from '#profiles/application/ports/verification.js';
import { ReviewCompanyWithListing } from '#profiles/application/review-company-with-listing.js';
import { ConfirmCompanyVerification } from '#profiles/application/verification/confirm-company-verification.js';
import { RequestCompanyVerification } from '#profiles/application/verification/request-company-verification.js';
import { VerifyCompany } from '#profiles/application/verification/verify-company.js';
import { WithdrawVerification } from '#profiles/application/verification/withdraw-verification.js';
import { EmployerProfile } from '#profiles/domain/employer-profile.js';
import { ProfileNotFound } from '#profiles/domain/profile-errors.js';
import { CompanyVerificationRequested } from '#profiles/domain/verification/verification-events.js';
import { TooManyAttempts } from '#shared/application/limits/rate-limiter.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { InMemoryEmployerProfileRepository } from '../../support/in-memory/profiles/in-memory-employer-profile-repository.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const [HOTEL, OTHER] = [3, 4];

/** The links that were mailed, of which each company has one. */
class InMemoryLinks implements CompanyLinks {
  readonly valid = new Map<string, { readonly userId: number; readonly email: string | null }>();

  async replace({ userId, email }: Parameters<CompanyLinks['replace']>[0]) {
    const token = `link of ${userId}`;
    this.valid.set(token, { userId, email });
    return { token };
  }

  async find(_purpose: string, token: string) {
    return this.valid.get(token);
  }

  async consume(_purpose: string, token: string) {
    const link = this.valid.get(token);
    this.valid.delete(token);
    return link;
  }

  async pending() {
    return undefined;
  }
}

describe('the verification of a company', () => {
  let profiles: InMemoryEmployerProfileRepository;
  let links: InMemoryLinks;
  let audit: InMemoryAuditLog;
  let limiter: InMemoryRateLimiter;
  let unitOfWork: InMemoryUnitOfWork;
  let events: unknown[];
  const hosts = { of: () => ({ domain: 'example.com', isShared: false }) };
  beforeEach(async () => {
    [profiles, links, audit] = [new InMemoryEmployerProfileRepository(), new InMemoryLinks(), new InMemoryAuditLog()];
    [limiter, unitOfWork, events] = [new InMemoryRateLimiter(), new InMemoryUnitOfWork(), []];
    unitOfWork.record = (recorded) => void events.push(...recorded);
    for (const userId of [HOTEL, OTHER]) {
      const profile = EmployerProfile.of(userId, userId, 'Grand Hotel', 'Elena');
      profile.edit({ companyWebsite: 'https://grand.example.com' });
      await profiles.add(profile);
    }
  });

  const request = (userId: number, localPart = 'info') =>
    new RequestCompanyVerification(profiles, hosts, links, limiter, unitOfWork, audit).execute({ userId, localPart });
  const confirm = (userId: number, token = `link of ${HOTEL}`) =>
    new ConfirmCompanyVerification(profiles, hosts, links, unitOfWork, audit).execute({ userId, token });
  const domainOf = async (userId: number) => (await profiles.ofUser(userId))?.controlledDomain;
  const entry = (action: string, details?: object) => ({
    action,
    subject: { kind: 'company', id: HOTEL },
    ...(details && { details }),
  });

  it('begins with a link to an address at its domain', async () => {
    await request(HOTEL, ' info ');
    expect(events).toEqual([new CompanyVerificationRequested(HOTEL, 'info@example.com', `link of ${HOTEL}`)]);
    expect(audit.entries).toEqual([entry('company.verification-requested')]);
    await expect(request(HOTEL, 'info@')).rejects.toThrow('only the part before');
    await expect(request(99)).rejects.toThrow(ProfileNotFound);
    expect(events).toHaveLength(1);
  });

  it('sends ten mails a day to a domain, whoever asks, and counts no other attempts', async () => {
    await expect(request(HOTEL, 'a b')).rejects.toThrow('Use letters');
    for (let count = 0; count < 10; count += 1) await request(count % 2 ? HOTEL : OTHER);
    for (const userId of [HOTEL, OTHER]) await expect(request(userId)).rejects.toThrow(TooManyAttempts);
    expect(events).toHaveLength(10);
  });

  it('needs the link in the account that asked for it, once', async () => {
    await request(HOTEL);
    for (const [userId, token] of [
      [OTHER, `link of ${HOTEL}`],
      [HOTEL, 'a guess'],
    ] as const)
      await expect(confirm(userId, token)).rejects.toThrow(LinkNotValid);
    await confirm(HOTEL);
    expect([await domainOf(HOTEL), await domainOf(OTHER)]).toEqual(['example.com', null]);
    await expect(confirm(HOTEL)).rejects.toThrow(LinkNotValid);
    expect(audit.entries.slice(1)).toEqual([entry('company.domain-proven', { domain: 'example.com' })]);
  });

  it('ends with an admin, who saw this version, and can be withdrawn', async () => {
    const [clock, note] = [new FixedClock(), 'Called the hotel.'];
    const { version = 0 } = (await profiles.ofUser(HOTEL)) ?? {};
    const verify = (versions: number[]) =>
      new VerifyCompany(profiles, unitOfWork, clock, audit).execute({ employerId: HOTEL, note, versions });
    await expect(verify([version + 1])).rejects.toThrow(StaleVersion);
    await verify([version]);
    expect(await profiles.ofUser(HOTEL)).toMatchObject({ isTrusted: true, verifiedAt: clock.now() });
    const reason = 'The domain was sold.';
    await new WithdrawVerification(profiles, unitOfWork, audit).execute({ employerId: HOTEL, reason });
    expect(await profiles.ofUser(HOTEL)).toMatchObject({ isTrusted: false, withdrawalReason: reason });
    expect(audit.entries).toEqual([
      entry('company.verified', { by: 'admin' }),
      entry('company.verification-withdrawn'),
    ]);
  });

  it('publishes a profile as an admin saw it, and the first one with the first listing', async () => {
    const approve = (versions: number[]) =>
      new ApproveCompany(profiles, unitOfWork, audit).execute({ employerId: HOTEL, versions });
    const review = (employerId: number) => new ReviewCompanyWithListing(profiles).execute({ employerId });
    const about = async (userId: number) => (await profiles.ofUser(userId))?.published?.about;
    const write = (text: string) => profiles.change(HOTEL, (profile) => profile.edit({ about: text }));
    await write('Since 1890.');
    await review(HOTEL);
    await review(99);
    await write('Since 1990.');
    await review(HOTEL);
    expect(await about(HOTEL)).toBe('Since 1890.');
    const { version = 0 } = (await profiles.ofUser(HOTEL)) ?? {};
    await expect(approve([version - 1])).rejects.toThrow(StaleVersion);
    await approve([version]);
    expect(await about(HOTEL)).toBe('Since 1990.');
    expect(audit.entries).toEqual([entry('company.approved')]);
  });
});
