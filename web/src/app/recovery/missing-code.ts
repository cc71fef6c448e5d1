const NAME = 'MissingCodeError';

/** Whether an error says that a part of this application's code could not be loaded. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** Gives the failures to load a part of the code a name and words of this application. */
export function watchMissingCode(view: Window): void {
  view.addEventListener('vite:preloadError', ({ payload }) => {
    // By the browser's own words the router would know them, and load the page anew at once, even without a network.
    payload.name = NAME;
    payload.message = 'A part of this page could not be loaded.';
  });
}
