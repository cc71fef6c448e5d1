import type { KeyScope } from '#shared/application/api-callers.js';
import type { ApiKeyBody, NewApiKeyBody } from '../api-keys/api-key.view.js';
import type { KeyTerms } from '../../domain/api-key.js';

/** Stores the API keys of employers. */
export abstract class ApiKeys {
  /** Whether the employer still has this key. */
  abstract has(userId: number, id: number): Promise<boolean>;

  /** Newest first, including expired keys. */
  abstract of(userId: number): Promise<readonly ApiKeyBody[]>;

  /** Undefined if the employer already has the maximum number of keys. */
  abstract add(userId: number, terms: KeyTerms & { readonly scope: KeyScope }): Promise<NewApiKeyBody | undefined>;

  /** Revokes a key; returns whether it existed. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  /** Removes the keys created since then, all if null; returns how many. */
  abstract removeSince(userId: number, since: Date | null): Promise<number>;
}
