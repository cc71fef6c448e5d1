/** Someone's account at a provider, as the provider describes it. */
export type ProviderIdentity = {
  /** The name of the provider in the settings. */
  readonly provider: string;
  readonly issuer: string;
  /** Never changes and is never given to someone else, unlike the email address. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly fullName: string | null;
};

/** An identity that signs in to an account. */
export type LinkedIdentity = Pick<ProviderIdentity, 'provider' | 'email'> & {
  readonly id: number;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** Stores which identities sign in to which account. */
export abstract class LinkedIdentities {
  abstract of(userId: number): Promise<readonly LinkedIdentity[]>;

  /** Whose account it signs in to. */
  abstract ownerOf(identity: ProviderIdentity): Promise<number | undefined>;

  /** False if it signs in to an account already. */
  abstract add(userId: number, identity: ProviderIdentity, now: Date): Promise<boolean>;

  /** Records a sign-in. */
  abstract use(identity: ProviderIdentity, now: Date): Promise<void>;

  /** False if the user has no such identity. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  abstract removeAll(userId: number): Promise<void>;
}
