import { ApiError, NetworkError } from '@/api/api-error.ts';

const NAME = 'MissingCodeError';

/** Whether a chunk of the application failed to load. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** Whether an error says what happened; all others are faults of the app. */
export function isExpected(error: unknown): boolean {
  return error instanceof ApiError || error instanceof NetworkError || isMissingCode(error);
}

/** Gives chunk load errors their own name and message. */
export function watchMissingCode(view: Window): void {
  view.addEventListener('vite:preloadError', ({ payload }) => {
    // Renamed so the router does not reload while offline.
    payload.name = NAME;
    payload.message = 'A part of this page could not be loaded.';
  });
}
