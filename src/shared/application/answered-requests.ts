import { domainError } from '../domain/domain-error.js';

/** The same key came with another request. */
export class KeyReused extends domainError(
  'mismatch',
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request. Use a new one.',
) {}

/** A request that may come again. */
export type RepeatedRequest = {
  readonly userId: number;
  readonly key: string;
  /** Of everything that it asks for. */
  readonly hash: string;
};

/** A response as it was sent. */
export type StoredAnswer = { readonly status: number; readonly etag?: string; readonly body: unknown };

/** Remembers for a day what requests with an `Idempotency-Key` were answered. */
export abstract class AnsweredRequests {
  /**
   * Answers a request once: a repetition gets the stored answer, and one that comes meanwhile waits for it. What `answer`
   * does is stored together with the answer, or not at all.
   * @throws KeyReused, and what `answer` throws; the key is then free again
   */
  abstract once(request: RepeatedRequest, answer: () => Promise<StoredAnswer>): Promise<StoredAnswer>;

  /** Forgets the answers of a deleted account. */
  abstract forget(userId: number): Promise<void>;
}
