import type { ProviderIdentity } from './linked-identities.js';

type Provider = { readonly name: string; readonly label: string };

/** The values that a provider's response is checked against. */
export type ProviderChecks = { readonly state: string; readonly nonce?: string; readonly codeVerifier?: string };

/** The sites whose accounts can sign in here, as configured in the settings. */
export abstract class IdentityProviders {
  abstract readonly all: readonly Provider[];

  /** @throws ProviderNotFound */
  abstract get(name: string): Provider;

  /**
   * Returns the provider's page to send the browser to.
   * @throws ProviderNotFound, ProviderUnavailable
   */
  abstract begin(name: string): Promise<{ readonly url: string; readonly checks: ProviderChecks }>;

  /**
   * Returns the identity; `answer` is the query string of the callback.
   * @throws ProviderNotFound, ProviderUnavailable, ProviderDenied, ProviderSignInRefused
   */
  abstract finish(name: string, answer: string, checks: ProviderChecks): Promise<ProviderIdentity>;
}
