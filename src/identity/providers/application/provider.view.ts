/** A site whose accounts can sign in here. */
export class ProviderBody {
  /** The `provider` in `/api/auth/{provider}` */
  readonly name!: string;
  readonly label!: string;
}

/** An identity from a provider that no account is linked to yet. */
export class PendingIdentityBody {
  /** Name of the provider, as on its button */
  readonly provider!: string;
  /** `link` if an account with the email address exists */
  readonly next!: 'register' | 'link';

  readonly email!: string | null;
  readonly fullName!: string | null;
}

/** The provider's page to send the browser to. */
export class ProviderAddressBody {
  readonly url!: string;
}

/** An account at a provider, linked to an account here. */
export class LinkedIdentityBody {
  readonly id!: number;
  /** Name of the provider, as on its button */
  readonly provider!: string;
  /** Email address at the provider */
  readonly email!: string | null;
  readonly createdAt!: Date;
  readonly lastUsedAt!: Date | null;
}
