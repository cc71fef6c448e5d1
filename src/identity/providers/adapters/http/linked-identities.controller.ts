import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { IdPipe } from '#platform/http/api/validation/id.pipe.js';
import { NoContent } from '#platform/http/api/statuses.js';
import { NotSignedIn } from '#platform/http/security/access.guard.js';
import { BeforeSecondFactor, CurrentActor, SignedIn } from '#platform/http/security/access.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import type { Actor } from '#shared/domain/actor.js';
import { ConfirmPassword } from '#identity/password/application/confirm-password.js';
import { IdentityProviders } from '../../application/identity-providers.js';
import { LinkedIdentities } from '../../application/linked-identities.js';
import { Passkeys } from '#identity/passkeys/application/passkeys.js';
import { SecondFactors } from '#identity/second-factor/application/second-factors.js';
import { UserQueries } from '#identity/accounts/application/ports/user-queries.js';
import { UnlinkIdentity } from '../../application/unlink-identity.js';
import { ConfirmedRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { callerOf } from '#identity/accounts/adapters/http/caller.js';
import { LinkedIdentityBody, ProviderAddressBody } from '#identity/providers/application/provider.view.js';
import { passkeyBody } from '#identity/passkeys/application/passkey.view.js';
import { SignInMethodsBody } from '#identity/sign-in/application/sign-in-methods.view.js';
import { ProviderIntents } from './provider-intents.js';

/** The signed-in user's sign-in methods and linked accounts. */
@ApiTags('account')
@SignedIn()
@Controller('api/account')
export class LinkedIdentitiesController {
  constructor(
    private readonly users: UserQueries,
    private readonly passkeys: Passkeys,
    private readonly identities: LinkedIdentities,
    private readonly providers: IdentityProviders,
    private readonly intents: ProviderIntents,
    private readonly confirmPassword: ConfirmPassword,
    private readonly unlinkIdentity: UnlinkIdentity,
    private readonly factors: SecondFactors,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('sign-in')
  @BeforeSecondFactor()
  @ApiOkResponse({ type: SignInMethodsBody })
  async methods(@CurrentActor() { userId }: Actor, @Req() { heldActor }: Request): Promise<SignInMethodsBody> {
    const user = await this.users.account(userId);
    if (!user) throw new NotSignedIn();
    const passkeys = (await this.passkeys.of(userId)).map(passkeyBody);
    const identities = (await this.identities.of(userId)).map((identity) => this.named(identity));
    const { isOn = false, recoveryCodesLeft = 0 } = (await this.factors.find(userId)) ?? {};
    const isRequired = this.settings.requireAdminSecondFactor && user.role === 'admin';
    const secondFactor = { isOn, recoveryCodesLeft, isRequired, isMissing: heldActor !== undefined };
    return { hasPassword: user.hasPassword, passkeys, identities, secondFactor };
  }

  /** Confirms the password and returns the provider's page where the user links an account. */
  @Post('identities/:provider')
  @Limited('signInStartsPerHour', 'address')
  @HttpCode(200)
  @ApiOkResponse({ type: ProviderAddressBody })
  async startLinking(
    @CurrentActor() { userId }: Actor,
    @Param('provider') provider: string,
    @Body() { password }: ConfirmedRequest,
    @Req() request: Request,
  ): Promise<ProviderAddressBody> {
    this.providers.get(provider);
    await this.confirmPassword.execute({ userId, password, field: 'password', ...callerOf(request) });
    return { url: await this.intents.begin(request, provider, { userId }) };
  }

  @Delete('identities/:id')
  @NoContent()
  @ApiRefusals(409)
  unlink(@CurrentActor() { userId }: Actor, @Param('id', IdPipe) identityId: number): Promise<void> {
    return this.unlinkIdentity.execute({ userId, identityId });
  }

  private named(identity: LinkedIdentityBody): LinkedIdentityBody {
    const { label } = this.providers.all.find(({ name }) => name === identity.provider) ?? {};
    return { ...identity, provider: label ?? identity.provider };
  }
}
