/** Stands in for a browser's storage where a page is drawn ahead of the browser: nothing is known of its owner. */
const NO_STORAGE: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};

const isBrowser = typeof window !== 'undefined';

/** What this browser keeps for good. */
export const localStore = isBrowser ? window.localStorage : NO_STORAGE;

/** What tells of the network; without a browser there is one, and it stays. */
export const networkView = isBrowser ? window : { addEventListener: () => {}, navigator: { onLine: true } };

/** Where this page came from. */
export const pageOrigin = isBrowser ? window.location.origin : '';

/** What this tab keeps. */
export const tabStore = isBrowser ? window.sessionStorage : NO_STORAGE;
