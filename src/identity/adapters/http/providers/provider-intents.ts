import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SessionChallenges } from '../../../../shared/adapters/http/security/postgres-session-challenges.js';
import { IdentityProviders, type ProviderChecks } from '../../../application/ports/identity-providers.js';

/** What someone goes to a provider for: to link the account `userId`, or to sign in and go on to `returnTo`. */
export type ProviderIntent = { readonly userId?: number; readonly returnTo?: string };

type KeptIntent = ProviderIntent & { readonly checks: ProviderChecks };

/** How long people may take at the provider, in milliseconds. */
const LIFETIME = 15 * 60 * 1000;

/** Ties people's way to a provider and back to one browser. Each way is used once. */
@Injectable()
export class ProviderIntents {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly challenges: SessionChallenges,
  ) {}

  /**
   * The address of the provider to send the browser to.
   * @throws ProviderNotFound, ProviderUnavailable
   */
  async begin(request: Request, provider: string, intent: ProviderIntent): Promise<string> {
    const { url, checks } = await this.providers.begin(provider);
    const kept: KeptIntent = { ...intent, checks };
    this.challenges.keep(request, purposeOf(provider), JSON.stringify(kept), LIFETIME);
    return url;
  }

  /** Undefined if this browser began nothing, or it was used or has expired. */
  async take(request: Request, provider: string): Promise<KeptIntent | undefined> {
    const kept = await this.challenges.take(request, purposeOf(provider));
    return kept === undefined ? undefined : (JSON.parse(kept) as KeptIntent);
  }
}

function purposeOf(provider: string): string {
  return `provider ${provider}`;
}
