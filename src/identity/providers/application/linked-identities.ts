import type { LinkedIdentityBody } from './provider.view.js';

/** An account at a provider, as the provider describes it. */
export type ProviderIdentity = {
  /** The name of the provider in the settings. */
  readonly provider: string;
  readonly issuer: string;
  /** Never changes and is never reassigned, unlike the email address. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly fullName: string | null;
};

/** The identities that can sign in to accounts. */
export abstract class LinkedIdentities {
  abstract of(userId: number): Promise<readonly LinkedIdentityBody[]>;

  /** The id of the user whose account the identity is linked to. */
  abstract ownerOf(identity: ProviderIdentity): Promise<number | undefined>;

  /** False if the identity is already linked to an account. */
  abstract add(userId: number, identity: ProviderIdentity, now: Date): Promise<boolean>;

  /** Records a sign-in with the identity. */
  abstract use(identity: ProviderIdentity, now: Date): Promise<void>;

  /** False if the user has no such identity. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  /** Removes those added since then; all if null. */
  abstract removeSince(userId: number, since: Date | null): Promise<void>;
}
