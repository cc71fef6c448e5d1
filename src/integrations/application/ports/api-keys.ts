import type { KeyScope } from '#shared/application/api-callers.js';
import type { KeyTerms } from '../../domain/api-key.js';

/** A key without its secret, which is not stored. */
export type ApiKey = KeyTerms & {
  readonly id: number;
  readonly scope: KeyScope;
  /** The beginning of the secret, to recognize it. */
  readonly hint: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** A key with its secret, which is shown once. */
export type NewApiKey = { readonly key: ApiKey; readonly secret: string };

/** Stores the API keys of employers. */
export abstract class ApiKeys {
  /** Whether the employer still has this key. */
  abstract has(userId: number, id: number): Promise<boolean>;

  /** Newest first, including expired keys. */
  abstract of(userId: number): Promise<readonly ApiKey[]>;

  /** Undefined if the employer already has the maximum number of keys. */
  abstract add(userId: number, terms: KeyTerms & { readonly scope: KeyScope }): Promise<NewApiKey | undefined>;

  /** Revokes a key; returns whether it existed. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  /** Removes the keys created since then, all if null; returns how many. */
  abstract removeSince(userId: number, since: Date | null): Promise<number>;
}
