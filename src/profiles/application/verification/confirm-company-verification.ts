import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { domainOf } from '../../domain/verification/company-address.js';
import { EmployerProfileRepository } from '../ports/profile-repositories.js';
import { CompanyLinks, WebsiteHosts } from '../ports/verification.js';

type ConfirmCompanyVerificationCommand = {
  /**
   * Must be the employer who requested the link: other readers of the email must not verify a stranger by opening it.
   */
  readonly userId: number;
  readonly token: string;
};

/**
 * Proves with the link sent to it that an employer controls the domain of the company's website.
 * @throws LinkNotValid, ProfileNotFound, CannotVerify
 */
@UseCase()
export class ConfirmCompanyVerification {
  constructor(
    private readonly profiles: EmployerProfileRepository,
    private readonly hosts: WebsiteHosts,
    private readonly links: CompanyLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ userId, token }: ConfirmCompanyVerificationCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      if ((await this.links.find('company_verification', token))?.userId !== userId) throw new LinkNotValid();
      const link = await this.links.consume('company_verification', token);
      if (!link?.email) throw new LinkNotValid();
      const domain = domainOf(link.email);
      await this.profiles.change(userId, (profile) => profile.proveDomain(domain, (website) => this.hosts.of(website)));
      const subject = { kind: 'company', id: userId } as const;
      await this.audit.add({ action: 'company.domain-proven', subject, details: { domain } });
    });
  }
}
