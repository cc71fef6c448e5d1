import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ClientAuth,
  type Configuration,
  type IDToken,
  type TokenEndpointResponse,
  type UserInfoResponse,
} from 'openid-client';
import { SETTINGS } from '#platform/config/config.module.js';
import type { ProviderSettings } from '#platform/config/services/oidc-settings.js';
import type { Settings } from '#platform/config/settings.js';
import { IdentityProviders, type ProviderChecks } from '../application/identity-providers.js';
import type { ProviderIdentity } from '../application/linked-identities.js';
import { ProviderNotFound, ProviderUnavailable } from '../../accounts/domain/identity-errors.js';
import { problemOf, reasonOf } from './provider-problems.js';

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 5;
const LONGEST_TEXT = 254;
/** Milliseconds. Endpoints rarely change, and the library refreshes the keys itself. */
const DISCOVERY_TTL = 24 * 60 * 60 * 1000;

/** OpenID Connect with the authorization code flow. Issuers are discovered at the first sign-in. */
@Injectable()
export class OpenIdConnect implements IdentityProviders {
  readonly all: readonly ProviderSettings[];
  private readonly logger = new Logger('OpenIdConnect');
  private readonly publicUrl: string;
  private readonly discovered = new LRUCache<string, Promise<Configuration>>({ max: 100, ttl: DISCOVERY_TTL });

  constructor(@Inject(SETTINGS) { providers, publicUrl }: Settings) {
    this.all = providers;
    this.publicUrl = publicUrl;
  }

  get(name: string): ProviderSettings {
    const provider = this.all.find((one) => one.name === name);
    if (!provider) throw new ProviderNotFound();
    return provider;
  }

  async begin(name: string): Promise<{ url: string; checks: ProviderChecks }> {
    const provider = this.get(name);
    const configuration = await this.configurationOf(provider);
    const state = randomState();
    const parameters = { redirect_uri: this.callbackOf(name).href, scope: SCOPE, state };
    if (!provider.strict) return { url: buildAuthorizationUrl(configuration, parameters).href, checks: { state } };
    const [nonce, codeVerifier] = [randomNonce(), randomPKCECodeVerifier()];
    const url = buildAuthorizationUrl(configuration, {
      ...parameters,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, checks: { state, nonce, codeVerifier } };
  }

  async finish(name: string, answer: string, checks: ProviderChecks): Promise<ProviderIdentity> {
    const configuration = await this.configurationOf(this.get(name));
    const url = this.callbackOf(name);
    url.search = answer;
    try {
      const tokens = await authorizationCodeGrant(configuration, url, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims() as IDToken;
      return { provider: name, ...identityOf(claims, await detailsOf(configuration, claims, tokens)) };
    } catch (error) {
      this.logger.warn({ provider: name, reason: reasonOf(error) }, 'A sign-in with a provider failed');
      throw problemOf(error);
    }
  }

  private callbackOf(name: string): URL {
    return new URL(`/api/auth/${name}/callback`, this.publicUrl);
  }

  private async configurationOf(provider: ProviderSettings): Promise<Configuration> {
    const { name } = provider;
    const known = this.discovered.get(name);
    if (known) return known;
    const discovering = discover(provider);
    this.discovered.set(name, discovering);
    try {
      return await discovering;
    } catch (error) {
      if (this.discovered.peek(name) === discovering) this.discovered.delete(name);
      this.logger.warn({ provider: name, reason: reasonOf(error) }, 'A provider could not be discovered');
      throw new ProviderUnavailable();
    }
  }
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const url = new URL(issuer);
  // The settings allow plain HTTP for localhost only.
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(url, clientId, undefined, authentication(clientSecret), { timeout: TIMEOUT_SECONDS, execute });
}

/** The specification defaults to Basic, but most issuers that declare no method accept the secret in the body. */
function authentication(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported;
    return (methods?.includes('client_secret_post') === false ? basic : post)(server, ...request);
  };
}

/** Many issuers put the email address into the ID token; for the others, the userinfo endpoint is queried. */
async function detailsOf(
  configuration: Configuration,
  claims: IDToken,
  { access_token: token }: TokenEndpointResponse,
): Promise<IDToken | UserInfoResponse> {
  if (claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  return fetchUserInfo(configuration, token, claims.sub);
}

function identityOf({ iss, sub }: IDToken, details: IDToken | UserInfoResponse): Omit<ProviderIdentity, 'provider'> {
  const email = textOf(details['email']);
  const isEmailVerified = email !== null && details['email_verified'] === true;
  return { issuer: iss, subject: sub, email, isEmailVerified, fullName: textOf(details['name']) };
}

/** Users choose these texts at their provider, so they may contain anything. */
function textOf(claim: unknown): string | null {
  const isUsable = typeof claim === 'string' && claim.length <= LONGEST_TEXT && !/[\p{Cc}\p{Cs}]/u.test(claim);
  return isUsable ? claim.trim() || null : null;
}
