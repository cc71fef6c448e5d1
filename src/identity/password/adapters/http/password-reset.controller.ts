import { Body, Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { Accepted, NoContent } from '#platform/http/api/statuses.js';
import { Anyone, CurrentActor, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Actor } from '#shared/domain/actor.js';
import { CreatePasswordResetLink } from '../../application/create-password-reset-link.js';
import { ResetPassword } from '../../application/reset-password.js';
import { callerOf } from '#identity/accounts/adapters/http/caller.js';
import {
  ConfirmedRequest,
  ConfirmPasswordResetRequest,
  PasswordResetRequest,
} from '#identity/accounts/adapters/http/account.requests.js';
import { PasswordRecoveryBody, PasswordResetLinkBody } from '#identity/password/application/password-recovery.view.js';
import { PasswordResetQueue } from './password-reset-queue.js';

/** Resets forgotten passwords. */
@ApiTags('account')
@Controller('api')
export class PasswordResetController {
  constructor(
    private readonly queue: PasswordResetQueue,
    private readonly resetPassword: ResetPassword,
    private readonly createLink: CreatePasswordResetLink,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('password-reset')
  @Anyone()
  @ApiOkResponse({ type: PasswordRecoveryBody })
  recovery(): PasswordRecoveryBody {
    return { byMail: this.settings.mail !== undefined };
  }

  /** Emails a link to the owner of the account, if the account exists and mail is set up. */
  @Post('password-reset')
  @Anyone()
  @Limited('passwordResetsPerHour', 'address')
  @Accepted({ description: 'The same whether or not the account exists' })
  request(@Body() { login }: PasswordResetRequest): void {
    if (this.settings.mail) this.queue.add(login);
  }

  @Post('password-reset/confirm')
  @Anyone()
  @Limited('passwordResetsPerHour', 'address')
  @NoContent({ description: 'The password is set and all sessions of the account have ended' })
  @ApiRefusals(410)
  confirm(@Body() { token, password }: ConfirmPasswordResetRequest): Promise<void> {
    return this.resetPassword.execute({ token, password });
  }

  /** Returns a link for the admin to pass on; it works once and expires after an hour. */
  @Post('users/:id/password-reset-link')
  @Only('admin')
  @ApiCreatedResponse({ type: PasswordResetLinkBody })
  @ApiRefusals(409, 429)
  async link(
    @Param('id', IdPipe) userId: number,
    @CurrentActor() { userId: adminId }: Actor,
    @Body() { password }: ConfirmedRequest,
    @Req() request: Request,
  ): Promise<PasswordResetLinkBody> {
    const { token, expiresAt } = await this.createLink.execute({ userId, adminId, password, ...callerOf(request) });
    // In the fragment, which browsers do not send to servers.
    return { url: `${this.settings.publicUrl}/reset-password#${token}`, expiresAt };
  }
}
