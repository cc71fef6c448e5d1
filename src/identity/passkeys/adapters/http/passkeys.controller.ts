import { Body, Controller, Delete, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { NotSignedIn } from '#platform/http/security/access.guard.js';
import { Anyone, BeforeSecondFactor, CurrentActor, SignedIn } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { SessionChallenges } from '#platform/http/security/sessions/postgres-session-challenges.js';
import type { Actor } from '#shared/domain/actor.js';
import { RegisterPasskey } from '../../application/register-passkey.js';
import { RemovePasskey } from '../../application/remove-passkey.js';
import { RenamePasskey } from '../../application/rename-passkey.js';
import { SignInWithPasskey } from '../../application/sign-in-with-passkey.js';
import { ConfirmPassword } from '#identity/password/application/confirm-password.js';
import { RequirePassedFactor } from '#identity/second-factor/application/require-passed-factor.js';
import { RequireVerifiedAddress } from '#identity/second-factor/application/require-verified-address.js';
import { CompleteSignIn } from '#identity/sign-in/application/complete-sign-in.js';
import { Passkeys, WebAuthn, type BrowserMessage } from '../../application/passkeys.js';
import { UserQueries } from '#identity/accounts/application/ports/user-queries.js';
import { ConfirmedRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { callerOf } from '#identity/accounts/adapters/http/caller.js';
import { PasskeyBody, passkeyBody } from '#identity/passkeys/application/passkey.view.js';
import { UserBody, userBody } from '#identity/accounts/application/user.view.js';
import { RequestSession } from '#identity/sign-in/adapters/http/request-session.js';
import { PasskeySignInRequest, RegisterPasskeyRequest, RenamePasskeyRequest } from './passkeys.requests.js';

const OPTIONS = {
  schema: { type: 'object', additionalProperties: true },
  description: 'WebAuthn options for the browser',
} as const;
const [REGISTER, SIGN_IN] = ['register a passkey', 'sign in with a passkey'];

/** Passkeys: registration, names, removal, and sign-in. */
@ApiTags('account')
@Controller('api')
export class PasskeysController {
  constructor(
    private readonly registerPasskey: RegisterPasskey,
    private readonly renamePasskey: RenamePasskey,
    private readonly removePasskey: RemovePasskey,
    private readonly signIn: SignInWithPasskey,
    private readonly confirmPassword: ConfirmPassword,
    private readonly requirePassedFactor: RequirePassedFactor,
    private readonly requireVerifiedAddress: RequireVerifiedAddress,
    private readonly users: UserQueries,
    private readonly passkeys: Passkeys,
    private readonly webAuthn: WebAuthn,
    private readonly challenges: SessionChallenges,
    private readonly completeSignIn: CompleteSignIn,
  ) {}

  /** Confirms the password and returns the options for creating a passkey. */
  @Post('account/passkeys/options')
  @SignedIn()
  @BeforeSecondFactor()
  @HttpCode(200)
  @ApiOkResponse(OPTIONS)
  @ApiRefusals(429)
  async startRegistration(
    @CurrentActor() { userId }: Actor,
    @Body() { password }: ConfirmedRequest,
    @Req() request: Request,
  ): Promise<BrowserMessage> {
    await this.confirmPassword.execute({ userId, password, field: 'password', ...callerOf(request) });
    await this.requirePassedFactor.execute({ userId, session: new RequestSession(request) });
    await this.requireVerifiedAddress.execute(userId);
    const user = await this.users.account(userId);
    if (!user) throw new NotSignedIn();
    const { options, challenge } = await this.webAuthn.registration(user, await this.passkeys.of(userId));
    this.challenges.keep(request, REGISTER, challenge);
    return options;
  }

  @Post('account/passkeys')
  @SignedIn()
  @BeforeSecondFactor()
  @ApiCreatedResponse({ type: PasskeyBody })
  async register(
    @CurrentActor() { userId }: Actor,
    @Body() { name, answer }: RegisterPasskeyRequest,
    @Req() request: Request,
  ): Promise<PasskeyBody> {
    const challenge = await this.challenges.take(request, REGISTER);
    const session = new RequestSession(request);
    return passkeyBody(await this.registerPasskey.execute({ userId, name, answer, challenge, session }));
  }

  @Put('account/passkeys/:id')
  @SignedIn()
  @NoContent()
  rename(
    @CurrentActor() { userId }: Actor,
    @Param('id', IdPipe) passkeyId: number,
    @Body() { name }: RenamePasskeyRequest,
  ): Promise<void> {
    return this.renamePasskey.execute({ userId, passkeyId, name });
  }

  @Delete('account/passkeys/:id')
  @SignedIn()
  @NoContent()
  @ApiRefusals(409)
  remove(@CurrentActor() { userId }: Actor, @Param('id', IdPipe) passkeyId: number): Promise<void> {
    return this.removePasskey.execute({ userId, passkeyId });
  }

  /** Names no account: the device offers the passkeys it has for this site. */
  @Post('auth/passkey/options')
  @Anyone()
  @Limited('signInStartsPerHour', 'address')
  @HttpCode(200)
  @ApiOkResponse(OPTIONS)
  async startSignIn(@Req() request: Request): Promise<BrowserMessage> {
    const { options, challenge } = await this.webAuthn.authentication();
    this.challenges.keep(request, SIGN_IN, challenge);
    return options;
  }

  @Post('auth/passkey')
  @Anyone()
  @HttpCode(200)
  @ApiOkResponse({ type: UserBody })
  @ApiRefusals(401)
  async signInWithPasskey(@Body() { answer }: PasskeySignInRequest, @Req() request: Request): Promise<UserBody> {
    const challenge = await this.challenges.take(request, SIGN_IN);
    const user = await this.signIn.execute({ answer, challenge });
    await this.completeSignIn.execute({ user, method: 'passkey', session: new RequestSession(request) });
    return userBody(user);
  }
}
