/** How a refusal is to be understood; adapters turn it into their own words (HTTP: 400, 401, 403, 404, 409, 412, 415, 413, 429, 503). */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'unsupported-content'
  | 'too-large'
  | 'too-many'
  | 'unavailable';

/** One field of a request that was refused, and why, in a sentence for a person. */
export type FieldError = { readonly field: string; readonly message: string };

/** A refusal by the rules of the product. `message` is one sentence that may be shown to the person who asked. */
export abstract class DomainError extends Error {
  /** Stable name for programs, in snake case. */
  abstract readonly code: string;
  abstract readonly kind: ErrorKind;
  /** The fields at fault, where the refusal is about fields. */
  readonly fields: readonly FieldError[] = [];
  /** Whole seconds after which another try makes sense, where waiting helps. */
  readonly retryAfterSeconds?: number;
}
