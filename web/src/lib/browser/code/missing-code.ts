import { MISSING_CODE } from '@/api/api-error.ts';

/** Whether a chunk of the application failed to load. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === MISSING_CODE;
}

/** Gives chunk load errors their own name and message. */
export function watchMissingCode(view: Window): void {
  view.addEventListener('vite:preloadError', ({ payload }) => {
    // Renamed so the router does not reload while offline.
    payload.name = MISSING_CODE;
    payload.message = 'A part of this page could not be loaded.';
  });
}
