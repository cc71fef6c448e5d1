const nothing = () => undefined;

/** A storage that forgets everything. */
const storage = { length: 0, key: () => null, getItem: () => null, setItem: nothing, removeItem: nothing };

const view = {
  localStorage: storage,
  sessionStorage: storage,
  location: { origin: 'http://localhost' },
  navigator: { onLine: true },
  addEventListener: nothing,
  removeEventListener: nothing,
};

// What the first view needs of a browser as it is loaded. Nothing is fetched for it: it shows what comes before the data.
Object.assign(globalThis, { window: view, fetch: () => new Promise(nothing) });
