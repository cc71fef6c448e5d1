import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { CurrentActor, Only, SignedIn } from '#platform/http/security/access.js';
import { Clock } from '#shared/application/clock.js';
import type { Actor } from '#shared/domain/actor.js';
import { EndSessions } from '#identity/sign-in/application/end-sessions.js';
import { Suspensions } from '../../application/suspension/suspensions.js';
import { ReinstateUser } from '../../application/suspension/reinstate-user.js';
import { SuspendUser } from '../../application/suspension/suspend-user.js';
import { LiftedSuspensionBody } from '#identity/administration/application/suspension/suspension.view.js';
import { SuspensionRequest } from './suspension.requests.js';

/** Account suspensions: set and lifted by admins, acknowledged by users. */
@ApiTags('account')
@Controller('api')
export class SuspensionController {
  constructor(
    private readonly suspendUser: SuspendUser,
    private readonly reinstateUser: ReinstateUser,
    private readonly endSessions: EndSessions,
    private readonly suspensions: Suspensions,
    private readonly clock: Clock,
  ) {}

  /** Suspending ends the user's sessions and hides their listings until the suspension is lifted. */
  @Put('users/:id/suspension')
  @Only('admin')
  @NoContent()
  @ApiRefusals(409)
  async set(
    @CurrentActor() { userId: adminId }: Actor,
    @Param('id', IdPipe) userId: number,
    @Body() { suspended, reason = '' }: SuspensionRequest,
  ): Promise<void> {
    if (suspended) await this.suspendUser.execute({ adminId, userId, reason });
    else await this.reinstateUser.execute({ userId, reason });
  }

  @Delete('users/:id/sessions')
  @Only('admin')
  @NoContent({ description: 'The user is signed out everywhere' })
  endUserSessions(@Param('id', IdPipe) userId: number): Promise<void> {
    return this.endSessions.execute({ userId });
  }

  /** The latest suspension, if it was lifted and the user has not acknowledged that. */
  @Get('account/suspension')
  @SignedIn()
  @ApiOkResponse({ type: LiftedSuspensionBody })
  async lifted(@CurrentActor() { userId }: Actor): Promise<LiftedSuspensionBody> {
    return { lifted: (await this.suspensions.lifted(userId)) ?? null };
  }

  @Put('account/suspension/seen')
  @SignedIn()
  @NoContent()
  confirm(@CurrentActor() { userId }: Actor): Promise<void> {
    return this.suspensions.confirm(userId, this.clock.now());
  }
}
