import type { ProviderIdentity } from './linked-identities.js';

export type Provider = { readonly name: string; readonly label: string };

/** What the answer of a provider is checked against. */
export type ProviderChecks = { readonly state: string; readonly nonce?: string; readonly codeVerifier?: string };

/** Other sites where people have accounts that they can sign in with. */
export abstract class IdentityProviders {
  abstract readonly all: readonly Provider[];

  /** @throws ProviderNotFound */
  abstract get(name: string): Provider;

  /**
   * Where to send the browser.
   * @throws ProviderNotFound, ProviderUnavailable
   */
  abstract begin(name: string): Promise<{ readonly url: string; readonly checks: ProviderChecks }>;

  /**
   * Who came back; `answer` is the query that the browser brought.
   * @throws ProviderNotFound, ProviderUnavailable, ProviderDenied, ProviderSignInRefused
   */
  abstract finish(name: string, answer: string, checks: ProviderChecks): Promise<ProviderIdentity>;
}
