interface FieldError {
  field: string;
  message: string;
}

/** An error response of the API. Its message is written for users. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly fieldErrors: readonly FieldError[] = [],
    /** Machine-readable code. */
    readonly code?: unknown,
  ) {
    super(message);
  }

  /** Takes the message from the body's message field, else from its text, else from the status text. */
  static fromBody(status: number, statusText: string, body: string): ApiError {
    const json = parseObject(body);
    const message =
      typeof json?.message === 'string' && json.message !== '' ? json.message : body.trim() || statusText.trim();
    return new ApiError(status, message || `${status} Unknown error`, toFieldErrors(json?.errors), json?.code);
  }
}

/** The request got no usable response: no network, or the server is unreachable. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('We can’t reach Wayfare right now. Please check your connection and try again.', { cause });
  }
}

/** The message to show for any thrown value. */
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
