/** Replaces browser storage during server rendering. */
const NO_STORAGE: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};

const isBrowser = typeof window !== 'undefined';

/** The browser's local storage. */
export const localStore = isBrowser ? window.localStorage : NO_STORAGE;

/** The page's origin. */
export const pageOrigin = isBrowser ? window.location.origin : '';

/** The tab's session storage. */
export const tabStore = isBrowser ? window.sessionStorage : NO_STORAGE;
