import { domainError } from '../domain/domain-error.js';

/** The key was used for another request. */
export class KeyReused extends domainError(
  'mismatch',
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request. Use a new one.',
) {}

/** A request that may be retried. */
export type RepeatedRequest = {
  readonly userId: number;
  readonly key: string;
  /** Of method, address and body. */
  readonly hash: string;
};

/** The response to a request. */
export type StoredResponse = { readonly status: number; readonly etag?: string; readonly body: unknown };

/** Remembers the responses to requests with an `Idempotency-Key` for a day. */
export abstract class IdempotentRequests {
  /**
   * Executes a request once: a retry gets the stored response, and a concurrent one waits for it. The effects of
   * `respond` are committed together with the response, or not at all.
   * @throws KeyReused, and whatever `respond` throws; the key can then be used again
   */
  abstract once(request: RepeatedRequest, respond: () => Promise<StoredResponse>): Promise<StoredResponse>;

  /** Deletes the responses of a deleted account. */
  abstract forget(userId: number): Promise<void>;
}
