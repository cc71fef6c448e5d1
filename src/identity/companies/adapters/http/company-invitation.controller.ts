import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { languageOf } from '#platform/languages/language-of.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { Anyone, CurrentActor, SignedIn } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import type { Actor } from '#shared/domain/actor.js';
import { LinkRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { UserBody, userBody } from '#identity/accounts/application/user.view.js';
import { CompleteSignIn } from '#identity/sign-in/application/complete-sign-in.js';
import { RequestSession } from '#identity/sign-in/adapters/http/request-session.js';
import { CompanyInvitations } from '../../application/company-invitations.js';
import { JoinCompany } from '../../application/join-company.js';
import { OfferedMembershipBody } from '../../application/team.view.js';
import { JoinCompanyRequest } from './team.requests.js';

/** What someone does with the link of an invitation to a company. */
@ApiTags('companies')
@Controller('api/company-invitation')
export class CompanyInvitationController {
  constructor(
    private readonly invitations: CompanyInvitations,
    private readonly joinCompany: JoinCompany,
    private readonly completeSignIn: CompleteSignIn,
  ) {}

  /** What the invitation offers. */
  @Post('read')
  @Anyone()
  @HttpCode(HttpStatus.OK)
  @Limited('registrationsPerHour', 'address')
  @ApiOkResponse({ type: OfferedMembershipBody })
  @ApiRefusals(410)
  async read(@Body() { token }: LinkRequest): Promise<OfferedMembershipBody> {
    const offered = await this.invitations.offered(token);
    if (!offered) throw new LinkNotValid();
    return offered;
  }

  /** Registers an employer as a member of the company, and signs in. */
  @Post()
  @Anyone()
  @Limited('registrationsPerHour', 'address')
  @ApiCreatedResponse({ type: UserBody })
  @ApiRefusals(409, 410)
  async register(@Body() body: JoinCompanyRequest, @Req() request: Request): Promise<UserBody> {
    const { user, ...membership } = await this.joinCompany.register({ ...body, language: languageOf(request) });
    await this.completeSignIn.execute({ user, method: 'registration', session: new RequestSession(request) });
    return userBody({ ...user, ...membership });
  }

  /** Moves the signed-in employer, whose address it is for, to the company. Their own company must be empty. */
  @Post('join')
  @SignedIn()
  @Limited('registrationsPerHour', 'address')
  @NoContent()
  @ApiRefusals(403, 409, 410)
  join(@Body() { token }: LinkRequest, @CurrentActor() { userId }: Actor): Promise<void> {
    return this.joinCompany.join({ token, userId });
  }
}
