import { AuditLog } from '#shared/application/audit/audit-log.js';
import { RateLimiter, TooManyAttempts, type Allowance } from '#shared/application/limits/rate-limiter.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { ProfileNotFound } from '../../domain/profile-errors.js';
import { addressAt } from '../../domain/verification/company-address.js';
import { CompanyVerificationRequested } from '../../domain/verification/verification-events.js';
import { EmployerProfileRepository } from '../ports/profile-repositories.js';
import { CompanyLinks, WebsiteHosts } from '../ports/verification.js';

/** Emails to one domain by all users: its owner may not have requested any of them. */
const PER_DOMAIN: Allowance = { name: 'company-verification-domain', points: 10, seconds: 24 * 60 * 60 };

type RequestCompanyVerificationCommand = {
  readonly userId: number;
  /** The part before the @. */
  readonly localPart: string;
};

/**
 * Emails a link to an address at the domain of the company's website, and revokes earlier links.
 * @throws ProfileNotFound, CannotVerify, InvalidFields, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class RequestCompanyVerification {
  constructor(
    private readonly profiles: EmployerProfileRepository,
    private readonly hosts: WebsiteHosts,
    private readonly links: CompanyLinks,
    private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ userId, localPart }: RequestCompanyVerificationCommand): Promise<void> {
    const profile = await this.profiles.ofUser(userId);
    if (!profile) throw new ProfileNotFound();
    const domain = profile.domainToVerify((website) => this.hosts.of(website));
    const email = addressAt(domain, localPart);
    const wait = await this.limiter.consume(PER_DOMAIN, domain);
    if (wait > 0)
      throw new TooManyAttempts(`Too many emails were sent to ${domain} today. Please try again later.`, wait);
    await this.unitOfWork.run(async () => {
      const { token } = await this.links.replace({ userId, purpose: 'company_verification', email });
      this.unitOfWork.record([new CompanyVerificationRequested(userId, email, token)]);
      await this.audit.add({ action: 'company.verification-requested', subject: { kind: 'company', id: userId } });
    });
  }
}
