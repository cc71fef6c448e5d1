import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SessionChallenges } from '#platform/http/security/sessions/postgres-session-challenges.js';
import { IdentityProviders, type ProviderChecks } from '../../application/identity-providers.js';

/** Why the browser goes to a provider: to link the account `userId`, or to sign in and continue to `returnTo`. */
export type ProviderIntent = { readonly userId?: number; readonly returnTo?: string };

type StoredIntent = ProviderIntent & { readonly checks: ProviderChecks };

/** Time limit for signing in at the provider, in milliseconds. */
const LIFETIME = 15 * 60 * 1000;

/** Ties each round trip to a provider to one browser. An intent is used once. */
@Injectable()
export class ProviderIntents {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly challenges: SessionChallenges,
  ) {}

  /**
   * Returns the provider's page to send the browser to.
   * @throws ProviderNotFound, ProviderUnavailable
   */
  async begin(request: Request, provider: string, intent: ProviderIntent): Promise<string> {
    const { url, checks } = await this.providers.begin(provider);
    const kept: StoredIntent = { ...intent, checks };
    this.challenges.keep(request, purposeOf(provider), JSON.stringify(kept), LIFETIME);
    return url;
  }

  /** Undefined if this browser has no intent for the provider, or it was used or has expired. */
  async take(request: Request, provider: string): Promise<StoredIntent | undefined> {
    const kept = await this.challenges.take(request, purposeOf(provider));
    return kept === undefined ? undefined : (JSON.parse(kept) as StoredIntent);
  }
}

function purposeOf(provider: string): string {
  return `provider ${provider}`;
}
