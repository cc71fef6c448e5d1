import { loadProblems } from '@/lib/language/problems.ts';
import { t } from '@/lib/language/t.ts';

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

  /**
   * Takes the message from the body's message field, else from its text, else from the status text, in the language of
   * the page.
   */
  static async fromBody(status: number, statusText: string, body: string): Promise<ApiError> {
    const inOwnWords = await loadProblems();
    const json = parseObject(body);
    const message =
      typeof json?.message === 'string' && json.message !== '' ? json.message : body.trim() || statusText.trim();
    return new ApiError(
      status,
      inOwnWords(message) || t('{status} Unknown error', { status }),
      toFieldErrors(json?.errors).map(({ field, message: said }) => ({ field, message: inOwnWords(said) })),
      json?.code,
    );
  }
}

/** The request got no usable response: no network, or the server is unreachable. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super(t('We can’t reach Wayfare right now. Please check your connection and try again.'), { cause });
  }
}

/** Something was refused before it reached the server. Its message is written for users. */
export class LocalError extends Error {
  override readonly name = 'LocalError';
}

/** The name of errors that say that a chunk of the application failed to load. */
export const MISSING_CODE = 'MissingCodeError';

/** Whether the message of an error is written for users; all others are faults of the app. */
export function isExpected(error: unknown): error is Error {
  return (
    error instanceof ApiError ||
    error instanceof NetworkError ||
    error instanceof LocalError ||
    (error instanceof Error && error.name === MISSING_CODE)
  );
}

/** The message to show for any thrown value: nothing about faults of the app. */
export function messageOf(error: unknown, otherwise = t('Something went wrong. Please try again.')): string {
  return (isExpected(error) && error.message) || otherwise;
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
