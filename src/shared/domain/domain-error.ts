/** The kind of error, which adapters map (in HTTP to 400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 429, 503). */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'stale'
  | 'unsupported-content'
  | 'mismatch'
  | 'too-large'
  | 'too-many'
  | 'unavailable';

/** An invalid field, with a sentence for the user. */
export type FieldError = { readonly field: string; readonly message: string };

type ErrorDetails = {
  /** The field that the message is about. */
  readonly field?: string;
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
};

/** A violated rule of the product. `message` is one sentence for the user. */
export abstract class DomainError extends Error {
  /** The invalid fields, if any. */
  readonly fields: readonly FieldError[];
  /** Whole seconds to wait before a retry, if waiting helps. */
  readonly retryAfterSeconds?: number;

  constructor(
    readonly kind: ErrorKind,
    /** Stable identifier for programs, in snake case. */
    readonly code: string,
    message: string,
    { field, fields, retryAfterSeconds }: ErrorDetails = {},
  ) {
    super(message);
    this.fields = fields ?? (field === undefined ? [] : [{ field, message }]);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The base class of an error with a fixed message. */
export function domainError(...parameters: ConstructorParameters<typeof DomainError>) {
  return class extends DomainError {
    constructor() {
      super(...parameters);
    }
  };
}

type Fixed = [code: string, message: string, details?: ErrorDetails];

/** `domainError` for each of the most common kinds. */
export const conflict = (...fixed: Fixed) => domainError('conflict', ...fixed);
export const forbidden = (...fixed: Fixed) => domainError('forbidden', ...fixed);
export const notFound = (...fixed: Fixed) => domainError('not-found', ...fixed);
