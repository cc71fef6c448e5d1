import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LinkRequest, MailUnavailable } from '#identity';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { Accepted, NoContent } from '#platform/http/api/statuses.js';
import { CurrentMember, Members, Only, NeedsVerifiedEmail } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Member } from '#shared/domain/actor.js';
import { CompanyLinks, WebsiteHosts } from '#profiles/application/ports/verification.js';
import { ReadEmployerProfile } from '#profiles/application/read-employer-profile.js';
import { ConfirmCompanyVerification } from '#profiles/application/verification/confirm-company-verification.js';
import { RequestCompanyVerification } from '#profiles/application/verification/request-company-verification.js';
import type { EmployerProfile } from '#profiles/domain/employer-profile.js';
import { CannotVerify } from '#profiles/domain/verification/verification-errors.js';
import { CompanyVerificationRequest } from './verification.requests.js';
import { CompanyVerificationBody } from '#profiles/application/verification/verification.view.js';

/** Verification of the employer's own company by an email to its domain. */
@ApiTags('companies')
@Controller('api/profile/employer/verification')
@Only('employer')
@Members('owner')
export class CompanyVerificationController {
  constructor(
    private readonly readProfile: ReadEmployerProfile,
    private readonly links: CompanyLinks,
    private readonly hosts: WebsiteHosts,
    private readonly requestVerification: RequestCompanyVerification,
    private readonly confirmVerification: ConfirmCompanyVerification,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get()
  @ApiOkResponse({ type: CompanyVerificationBody })
  @ApiRefusals(404)
  async read(@CurrentMember() { employerId }: Member): Promise<CompanyVerificationBody> {
    const profile = await this.readProfile.execute({ userId: employerId });
    const pending = profile.isTrusted ? undefined : await this.links.pending(employerId, 'company_verification');
    return {
      ...this.domainOf(profile),
      pendingAddress: pending?.email ?? null,
      canMail: this.settings.mail !== undefined,
    };
  }

  /** Emails a link to an address at the domain of the company's website. */
  @Post()
  @NeedsVerifiedEmail()
  @Limited('accountMailsPerHour', 'party')
  @Accepted()
  @ApiRefusals(404, 409)
  request(@CurrentMember() { employerId }: Member, @Body() { localPart }: CompanyVerificationRequest): Promise<void> {
    if (!this.settings.mail) throw new MailUnavailable();
    return this.requestVerification.execute({ userId: employerId, localPart });
  }

  /** Takes the link from that email; the employer who requested it must be signed in. */
  @Post('confirm')
  @NeedsVerifiedEmail()
  @NoContent()
  @ApiRefusals(404, 409, 410)
  confirm(@CurrentMember() { employerId }: Member, @Body() { token }: LinkRequest): Promise<void> {
    return this.confirmVerification.execute({ userId: employerId, token });
  }

  private domainOf(profile: EmployerProfile): Pick<CompanyVerificationBody, 'domain' | 'problem'> {
    try {
      return { domain: profile.domainToVerify((website) => this.hosts.of(website)), problem: null };
    } catch (error) {
      if (error instanceof CannotVerify) return { domain: null, problem: error.message };
      throw error;
    }
  }
}
