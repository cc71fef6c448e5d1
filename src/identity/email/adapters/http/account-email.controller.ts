import { Body, Controller, Get, Inject, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { Accepted, NoContent } from '#platform/http/api/statuses.js';
import { NotSignedIn } from '#platform/http/security/access.guard.js';
import { Anyone, CurrentActor, SignedIn } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Actor } from '#shared/domain/actor.js';
import { ConfirmEmailChange } from '../../application/confirm-email-change.js';
import { RequestEmailChange } from '../../application/request-email-change.js';
import { RequestEmailVerification } from '../../application/request-email-verification.js';
import { UndoEmailChange } from '../../application/undo-email-change.js';
import { VerifyEmail } from '../../application/verify-email.js';
import { AccountTokens } from '#identity/accounts/application/ports/account-tokens.js';
import { UserQueries } from '#identity/accounts/application/ports/user-queries.js';
import { MailUnavailable } from '#identity/accounts/domain/identity-errors.js';
import { ChangeEmailRequest, LinkRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { callerOf } from '#identity/accounts/adapters/http/caller.js';
import { AccountEmailBody } from '#identity/email/application/account-email.view.js';

/** Shows, changes and verifies the email address of the signed-in user. */
@ApiTags('account')
@Controller('api')
export class AccountEmailController {
  constructor(
    private readonly users: UserQueries,
    private readonly tokens: AccountTokens,
    private readonly requestChange: RequestEmailChange,
    private readonly confirmChange: ConfirmEmailChange,
    private readonly undoChange: UndoEmailChange,
    private readonly requestVerification: RequestEmailVerification,
    private readonly verifyEmail: VerifyEmail,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('account/email')
  @SignedIn()
  @ApiOkResponse({ type: AccountEmailBody })
  async read(@CurrentActor() { userId }: Actor): Promise<AccountEmailBody> {
    const user = await this.users.account(userId);
    if (!user) throw new NotSignedIn();
    return {
      email: user.email,
      isVerified: user.isEmailVerified,
      mustBeVerified: this.settings.requireVerifiedEmail,
      pendingEmail: (await this.tokens.pending(userId, 'email_change'))?.email ?? null,
      canChange: this.settings.mail !== undefined,
    };
  }

  /** Emails a confirmation link to the new address. */
  @Put('account/email')
  @SignedIn()
  @Limited('accountMailsPerHour', 'user')
  @Accepted()
  @ApiRefusals(409)
  change(
    @CurrentActor() { userId }: Actor,
    @Body() { currentPassword, email }: ChangeEmailRequest,
    @Req() request: Request,
  ): Promise<void> {
    this.requireMail();
    return this.requestChange.execute({ userId, currentPassword, email, ...callerOf(request) });
  }

  @Post('account/email/confirm')
  @Anyone()
  @NoContent()
  @ApiRefusals(409, 410)
  confirm(@Body() { token }: LinkRequest): Promise<void> {
    return this.confirmChange.execute({ token });
  }

  /** Takes the link sent to the former address, and ends all sessions. */
  @Post('account/email/undo')
  @Anyone()
  @NoContent()
  @ApiRefusals(409, 410)
  undo(@Body() { token }: LinkRequest): Promise<void> {
    return this.undoChange.execute({ token });
  }

  /** Emails a link, unless the address is already verified. */
  @Post('email-verification')
  @SignedIn()
  @Limited('accountMailsPerHour', 'user')
  @Accepted()
  @ApiRefusals(409)
  requestLink(@CurrentActor() { userId }: Actor): Promise<void> {
    this.requireMail();
    return this.requestVerification.execute({ userId });
  }

  @Post('email-verification/confirm')
  @Anyone()
  @NoContent()
  @ApiRefusals(410)
  verify(@Body() { token }: LinkRequest): Promise<void> {
    return this.verifyEmail.execute({ token });
  }

  private requireMail(): void {
    if (!this.settings.mail) throw new MailUnavailable();
  }
}
