import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiRefusals } from '#platform/http/api/problems/api-refusals.js';
import { Anyone } from '#platform/http/security/access.js';
import { callerAddress } from '#platform/http/security/caller-address.js';
import { Limited } from '#platform/http/security/rate-limit.guard.js';
import { saveSession } from '#platform/http/security/sessions/session-changes.js';
import { DomainError } from '#shared/domain/domain-error.js';
import { IdentityProviders } from '../../application/identity-providers.js';
import type { ProviderIdentity } from '../../application/linked-identities.js';
import { LinkIdentity } from '../../application/link-identity.js';
import { FindWithPassword } from '../../application/find-with-password.js';
import { RegisterWithProvider } from '../../application/register-with-provider.js';
import { SignInWithProvider } from '../../application/sign-in-with-provider.js';
import { CompleteSignIn } from '#identity/sign-in/application/complete-sign-in.js';
import { ProviderSignInRefused } from '#identity/accounts/domain/identity-errors.js';
import { CodeRequired } from '#identity/second-factor/domain/second-factor.js';
import { ConfirmedRequest } from '#identity/accounts/adapters/http/account.requests.js';
import { PendingIdentityBody, ProviderBody } from '#identity/providers/application/provider.view.js';
import { languageOf } from '#platform/languages/language-of.js';
import { UserBody, userBody } from '#identity/accounts/application/user.view.js';
import { RequestSession } from '#identity/sign-in/adapters/http/request-session.js';
import { PendingIdentities } from './pending-identities.js';
import { ProviderIntents, type ProviderIntent } from './provider-intents.js';
import { RegisterWithProviderRequest } from './providers.requests.js';
import { safeReturnTo } from './return-to.js';

const REDIRECT = {
  status: 303,
  description: 'To the next page; on failure, its `problem` parameter has the error code',
} as const;

/** Sign-in with accounts at other sites. Browsers navigate to `:provider` and `:provider/callback`. */
@ApiTags('identity')
@Anyone()
@Controller('api/auth')
export class ProviderSignInController {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly intents: ProviderIntents,
    private readonly pending: PendingIdentities,
    private readonly signIn: SignInWithProvider,
    private readonly completeSignIn: CompleteSignIn,
    private readonly linkIdentity: LinkIdentity,
    private readonly findWithPassword: FindWithPassword,
    private readonly registerWithProvider: RegisterWithProvider,
  ) {}

  @Get('providers')
  @ApiOkResponse({ type: [ProviderBody] })
  list(): ProviderBody[] {
    return this.providers.all.map(({ name, label }) => ({ name, label }));
  }

  /** The identity in this browser's session that no account is linked to yet. */
  @Get('pending')
  @ApiOkResponse({ type: PendingIdentityBody })
  @ApiRefusals(410)
  readPending(@Req() request: Request): PendingIdentityBody {
    const { identity, next } = this.pending.get(request);
    const { email, fullName } = identity;
    return { provider: this.providers.get(identity.provider).label, next, email, fullName };
  }

  @Post('pending/registration')
  @Limited('registrationsPerHour', 'address')
  @ApiCreatedResponse({ type: UserBody })
  @ApiRefusals(409, 410)
  async register(@Body() body: RegisterWithProviderRequest, @Req() request: Request): Promise<UserBody> {
    const { identity } = this.pending.get(request);
    const user = await this.registerWithProvider.execute({ ...body, identity, language: languageOf(request) });
    await this.completeSignIn.execute({ user, method: 'registration', session: new RequestSession(request) });
    return userBody(user);
  }

  /** Links the identity to the account with its email address, given that account's password. */
  @Post('pending/link')
  @HttpCode(200)
  @ApiOkResponse({ type: UserBody })
  @ApiRefusals(401, 409, 410, 429)
  async link(@Body() { password }: ConfirmedRequest, @Req() request: Request): Promise<UserBody> {
    const { identity } = this.pending.get(request);
    const user = await this.findWithPassword.execute({ identity, password, address: callerAddress(request) });
    await this.completeSignIn.execute({ user, method: 'password', identity, session: new RequestSession(request) });
    return userBody(user);
  }

  @Get(':provider')
  @Limited('signInStartsPerHour', 'address')
  @ApiQuery({ name: 'returnTo', required: false, description: 'Path on this site to open after signing in' })
  @ApiResponse(REDIRECT)
  async start(
    @Param('provider') provider: string,
    @Query('returnTo') returnTo: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const intent = { returnTo: safeReturnTo(returnTo) };
    this.providers.get(provider);
    await redirectTo(request, response, intent, () => this.intents.begin(request, provider, intent));
  }

  /** Providers redirect the browser here. */
  @Get(':provider/callback')
  @ApiResponse(REDIRECT)
  async finish(@Param('provider') provider: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    this.providers.get(provider);
    const intent = await this.intents.take(request, provider);
    await redirectTo(request, response, intent, async () => {
      if (!intent || (intent.userId !== undefined && intent.userId !== request.actor?.userId)) {
        throw new ProviderSignInRefused();
      }
      const answer = new URL(request.originalUrl, 'http://origin.invalid').search;
      return this.finishSignIn(request, intent, await this.providers.finish(provider, answer, intent.checks));
    });
  }

  private async finishSignIn(request: Request, intent: ProviderIntent, identity: ProviderIdentity): Promise<string> {
    const { userId, returnTo } = intent;
    if (userId !== undefined) {
      await this.linkIdentity.execute({ userId, identity, session: request.sessionID });
      return '/settings';
    }
    const result = await this.signIn.execute({ identity });
    if (!('user' in result)) {
      this.pending.keep(request, { identity, next: result.next });
      return pageOf('/auth/finish', { returnTo });
    }
    try {
      const { user } = result;
      await this.completeSignIn.execute({ user, method: 'provider', session: new RequestSession(request) });
    } catch (error) {
      if (error instanceof CodeRequired) return pageOf('/auth/code', { returnTo });
      throw error;
    }
    return pageOf('/auth/finish', { returnTo });
  }
}

/** Redirects to the page that `step` returns, or to a page that shows its error. */
async function redirectTo(
  request: Request,
  response: Response,
  intent: ProviderIntent | undefined,
  step: () => Promise<string>,
): Promise<void> {
  // The address of this request contains secrets.
  response.setHeader('Referrer-Policy', 'no-referrer');
  try {
    const page = await step();
    await saveSession(request);
    response.redirect(303, page);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problem = error.code;
    const isLinking = intent?.userId !== undefined;
    response.redirect(303, isLinking ? pageOf('/settings', { problem }) : pageOf('/auth', { ...intent, problem }));
  }
}

function pageOf(path: string, { returnTo, problem }: { returnTo?: string; problem?: string }): string {
  const query = new URLSearchParams({ ...(returnTo && { returnTo }), ...(problem && { problem }) }).toString();
  return query === '' ? path : `${path}?${query}`;
}
