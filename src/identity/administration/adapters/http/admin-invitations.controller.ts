import { Body, Controller, Delete, Get, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { Anyone, CurrentActor, Only } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Actor } from '#shared/domain/actor.js';
import { AcceptInvitation } from '../../application/admins/accept-invitation.js';
import { InviteAdmin } from '../../application/admins/invite-admin.js';
import { WithdrawInvitation } from '../../application/admins/withdraw-invitation.js';
import { CompleteSignIn } from '#identity/sign-in/application/complete-sign-in.js';
import { AdminInvitations } from '../../application/admins/admin-invitations.js';
import { MailUnavailable } from '#identity/accounts/domain/identity-errors.js';
import { callerOf } from '#identity/accounts/adapters/http/caller.js';
import {
  AdminInvitationBody,
  InvitedAdminBody,
} from '#identity/administration/application/admins/admin-invitation.view.js';
import { UserBody, userBody } from '#identity/accounts/application/user.view.js';
import { RequestSession } from '#identity/sign-in/adapters/http/request-session.js';
import { AcceptInvitationRequest, InviteAdminRequest } from './admin-invitations.requests.js';

/** Admins invite further admins by email. */
@ApiTags('admin')
@Controller('api')
export class AdminInvitationsController {
  constructor(
    private readonly inviteAdmin: InviteAdmin,
    private readonly withdrawInvitation: WithdrawInvitation,
    private readonly acceptInvitation: AcceptInvitation,
    private readonly invitations: AdminInvitations,
    private readonly completeSignIn: CompleteSignIn,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Pending invitations, newest first. */
  @Get('admin/invitations')
  @Only('admin')
  @ApiOkResponse({ type: [AdminInvitationBody] })
  list(): Promise<readonly AdminInvitationBody[]> {
    return this.invitations.open();
  }

  /** Emails a link that works once and expires after seven days. */
  @Post('admin/invitations')
  @Only('admin')
  @Limited('accountMailsPerHour', 'user')
  @ApiCreatedResponse({ type: InvitedAdminBody })
  @ApiRefusals(409)
  async invite(
    @CurrentActor() { userId: adminId }: Actor,
    @Body() form: InviteAdminRequest,
    @Req() request: Request,
  ): Promise<InvitedAdminBody> {
    if (!this.settings.mail) throw new MailUnavailable();
    return { id: await this.inviteAdmin.execute({ adminId, ...form, ...callerOf(request) }) };
  }

  @Delete('admin/invitations/:id')
  @Only('admin')
  @NoContent()
  withdraw(@Param('id', IdPipe) invitationId: number): Promise<void> {
    return this.withdrawInvitation.execute({ invitationId });
  }

  /** Creates the invited admin's account and signs in to it. */
  @Post('admin-invitation')
  @Anyone()
  @Limited('registrationsPerHour', 'address')
  @ApiCreatedResponse({ type: UserBody })
  @ApiRefusals(409, 410)
  async accept(@Body() body: AcceptInvitationRequest, @Req() request: Request): Promise<UserBody> {
    const user = await this.acceptInvitation.execute(body);
    await this.completeSignIn.execute({ user, method: 'registration', session: new RequestSession(request) });
    return userBody(user);
  }
}
