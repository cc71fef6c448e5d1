import type { KeyScope } from '#shared/application/api-callers.js';
import type { ApiKeyBody, NewApiKeyBody } from '../api-keys/api-key.view.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';
import type { KeyTerms } from '../../domain/api-key.js';

export type NewKey = KeyTerms & {
  readonly scope: KeyScope;
  /** The member who makes it; it ends when they leave or only review. */
  readonly createdBy: number;
};

/** Stores the API keys of employers. */
export abstract class ApiKeys {
  /** Whether the employer still has this key. */
  abstract has(userId: number, id: number): Promise<boolean>;

  /** Newest first, including expired keys. */
  abstract of(userId: number): Promise<readonly ApiKeyBody[]>;

  /** Undefined if the employer already has the maximum number of keys. */
  abstract add(employerId: number, terms: NewKey): Promise<NewApiKeyBody | undefined>;

  /** Records that a key fetches applications on a day; returns whether these are the first ones of the day. */
  abstract beginDay(id: number, day: UtcDay): Promise<boolean>;

  /** Revokes a key; returns whether it existed. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  /** Removes the company's keys that a member made; returns how many. */
  abstract removeCreatedBy(employerId: number, createdBy: number): Promise<number>;

  /** Removes the keys created since then, all if null; returns how many. */
  abstract removeSince(userId: number, since: Date | null): Promise<number>;
}
