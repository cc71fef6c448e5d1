import { Body, Controller, Delete, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { Anyone, BeforeSecondFactor, CurrentActor, SignedIn } from '#platform/http/security/access.js';
import type { Actor } from '#shared/domain/actor.js';
import { DisableSecondFactor } from '../../application/disable-second-factor.js';
import { EnableSecondFactor } from '../../application/enable-second-factor.js';
import { EnterSignInCode } from '#identity/sign-in/application/enter-sign-in-code.js';
import { ProposeSecondFactor } from '../../application/propose-second-factor.js';
import { RenewRecoveryCodes } from '../../application/renew-recovery-codes.js';
import { ConfirmedRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { callerOf } from '#identity/accounts/adapters/http/caller.js';
import { ProposedSecondFactorBody, RecoveryCodesBody } from '#identity/second-factor/application/second-factor.view.js';
import { UserBody, userBody } from '#identity/accounts/application/user.view.js';
import { RequestSession } from '#identity/sign-in/adapters/http/request-session.js';
import { CodeRequest, ConfirmedCodeRequest } from './second-factor.requests.js';

/** Authenticator app codes: setup, and the second step of signing in. */
@ApiTags('account')
@Controller('api')
export class SecondFactorController {
  constructor(
    private readonly propose: ProposeSecondFactor,
    private readonly enable: EnableSecondFactor,
    private readonly disable: DisableSecondFactor,
    private readonly renewCodes: RenewRecoveryCodes,
    private readonly enterCode: EnterSignInCode,
  ) {}

  /** Confirms the password and returns a secret for the app, which takes effect once a code confirms it. */
  @Post('account/second-factor')
  @SignedIn()
  @BeforeSecondFactor()
  @HttpCode(200)
  @ApiOkResponse({ type: ProposedSecondFactorBody })
  @ApiRefusals(409, 429)
  start(
    @CurrentActor() { userId }: Actor,
    @Body() { password }: ConfirmedRequest,
    @Req() request: Request,
  ): Promise<ProposedSecondFactorBody> {
    const session = new RequestSession(request);
    return this.propose.execute({ userId, password, session, ...callerOf(request) });
  }

  /** Turns it on with a code from the app and ends all other sessions. The recovery codes are shown only once. */
  @Put('account/second-factor')
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOkResponse({ type: RecoveryCodesBody })
  @ApiRefusals(409)
  async confirm(
    @CurrentActor() { userId }: Actor,
    @Body() { code }: CodeRequest,
    @Req() request: Request,
  ): Promise<RecoveryCodesBody> {
    const session = new RequestSession(request);
    return { recoveryCodes: await this.enable.execute({ userId, code, session }) };
  }

  @Delete('account/second-factor')
  @SignedIn()
  @NoContent()
  @ApiRefusals(409, 429)
  remove(
    @CurrentActor() { userId }: Actor,
    @Body() { password, code }: ConfirmedCodeRequest,
    @Req() request: Request,
  ): Promise<void> {
    return this.disable.execute({ userId, password, code, ...callerOf(request) });
  }

  /** Replaces the recovery codes. */
  @Post('account/second-factor/recovery-codes')
  @SignedIn()
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodesBody })
  @ApiRefusals(409, 429)
  async renew(
    @CurrentActor() { userId }: Actor,
    @Body() { password, code }: ConfirmedCodeRequest,
    @Req() request: Request,
  ): Promise<RecoveryCodesBody> {
    return { recoveryCodes: await this.renewCodes.execute({ userId, password, code, ...callerOf(request) }) };
  }

  /** The second step after `second_factor_required`. Also accepts a recovery code. */
  @Post('auth/second-factor')
  @Anyone()
  @HttpCode(200)
  @ApiOkResponse({ type: UserBody })
  @ApiRefusals(401, 409, 410, 429)
  async finishSignIn(@Body() { code }: CodeRequest, @Req() request: Request): Promise<UserBody> {
    return userBody(await this.enterCode.execute({ code, session: new RequestSession(request) }));
  }
}
