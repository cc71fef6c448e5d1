export interface FieldError {
  field: string;
  message: string;
}

/** An answer of the API that was not a success. Its message is meant for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly fieldErrors: readonly FieldError[] = [],
    /** Names the problem for programs. */
    readonly code?: unknown,
  ) {
    super(message);
  }

  /** Reads the failure from the body: its message field, else its text, else the status text. */
  static fromBody(status: number, statusText: string, body: string): ApiError {
    const json = parseObject(body);
    const message =
      typeof json?.message === 'string' && json.message !== '' ? json.message : body.trim() || statusText.trim();
    return new ApiError(status, message || `${status} Unknown error`, toFieldErrors(json?.errors), json?.code);
  }
}

/** The request never got an answer: no network, or a server that is away. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('We can’t reach Wayfare right now. Please check your connection and try again.', { cause });
  }
}

/** The words to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong. Please try again.';
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function toFieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (entry): entry is FieldError =>
      typeof entry === 'object' &&
      entry !== null &&
      typeof entry.field === 'string' &&
      typeof entry.message === 'string',
  );
}
