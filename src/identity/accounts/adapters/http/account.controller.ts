import { Body, Controller, Delete, Get, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, SignedIn } from '#platform/http/security/access.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import type { Actor } from '#shared/domain/actor.js';
import { EndSessions } from '#identity/sign-in/application/end-sessions.js';
import { ChangePassword } from '#identity/password/application/change-password.js';
import { ChangeLanguage } from '../../application/change-language.js';
import { ChangeTimeZone } from '../../application/change-time-zone.js';
import { RenameUser } from '../../application/rename-user.js';
import {
  ChangeLanguageRequest,
  ChangePasswordRequest,
  ChangeTimeZoneRequest,
  RenameRequest,
} from './account.requests.js';
import { callerOf } from './caller.js';
import { SessionBody } from '#shared/application/sessions/session.view.js';
import { UserBody, userBody } from '#identity/accounts/application/user.view.js';
import { RequestSession } from '#identity/sign-in/adapters/http/request-session.js';

/** The settings of the signed-in user's own account. */
@ApiTags('account')
@SignedIn()
@Controller('api/account')
export class AccountController {
  constructor(
    private readonly renameUser: RenameUser,
    private readonly changeLanguage: ChangeLanguage,
    private readonly changeTimeZone: ChangeTimeZone,
    private readonly changePassword: ChangePassword,
    private readonly sessions: UserSessions,
    private readonly endSessions: EndSessions,
  ) {}

  @Put()
  @ApiOkResponse({ type: UserBody })
  async rename(@CurrentActor() { userId }: Actor, @Body() { fullName }: RenameRequest): Promise<UserBody> {
    return userBody(await this.renameUser.execute({ userId, fullName }));
  }

  @Put('language')
  @ApiOkResponse({ type: UserBody })
  async speak(@CurrentActor() { userId }: Actor, @Body() { language }: ChangeLanguageRequest): Promise<UserBody> {
    return userBody(await this.changeLanguage.execute({ userId, language: language ?? null }));
  }

  @Put('time-zone')
  @ApiOkResponse({ type: UserBody })
  async keepTime(@CurrentActor() { userId }: Actor, @Body() { timeZone }: ChangeTimeZoneRequest): Promise<UserBody> {
    return userBody(await this.changeTimeZone.execute({ userId, timeZone: timeZone ?? null }));
  }

  /** Ends all other sessions. This one continues under a new id. */
  @Put('password')
  @NoContent()
  @ApiRefusals(429)
  setPassword(
    @CurrentActor() { userId }: Actor,
    @Body() { currentPassword, newPassword }: ChangePasswordRequest,
    @Req() request: Request,
  ): Promise<void> {
    const session = new RequestSession(request);
    return this.changePassword.execute({ userId, currentPassword, newPassword, session, ...callerOf(request) });
  }

  @Get('sessions')
  @ApiOkResponse({ type: [SessionBody] })
  listSessions(@CurrentActor() { userId }: Actor, @Req() { sessionID }: Request): Promise<SessionBody[]> {
    return this.sessions.list(userId, sessionID);
  }

  @Delete('sessions')
  @NoContent({ description: 'All sessions but this one have ended' })
  endOtherSessions(@CurrentActor() { userId }: Actor, @Req() { sessionID }: Request): Promise<void> {
    return this.endSessions.execute({ userId, except: sessionID });
  }

  @Delete('sessions/:id')
  @NoContent()
  endSession(@CurrentActor() { userId }: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    return this.endSessions.execute({ userId, id });
  }
}
