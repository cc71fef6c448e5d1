import { localStore, tabStore } from './browser.ts';

/** Whose data the browser keeps. */
const PERSON = 'wayfare:person';

/** What belongs to the device, whoever uses it. Everything else in the storages belongs to one person. */
export const DEVICE_KEYS = {
  theme: 'theme',
  signedIn: 'signed-in',
  viewSettings: 'wayfare:view-settings',
  reloadedBuilds: 'wayfare:reloaded-builds',
};

const OF_THE_DEVICE = new Set(Object.values(DEVICE_KEYS));

/** Who uses this tab; null after signing out, undefined until that is known. */
let inMemory: string | null | undefined;
const listeners = new Set<() => void>();

/** Calls back when another person uses this tab, to forget what the tab has in memory of the previous one. */
export function onPersonChange(forget: () => void): void {
  listeners.add(forget);
}

/**
 * Notes who is signed in; null after signing out. Forgets what this browser kept of anybody else. A session that merely
 * ended is not noted: the same person signs in again and continues.
 */
export function setPerson(id: number | null): void {
  const person = id === null ? null : String(id);
  const storages = [localStore, tabStore];
  const known = [inMemory, ...storages.map((storage) => attempt(() => storage.getItem(PERSON)))];
  if (known.some((other) => other != null && other !== person)) {
    for (const forget of listeners) forget();
    for (const storage of storages) attempt(() => clear(storage));
  }
  inMemory = person;
  if (person !== null) for (const storage of storages) attempt(() => storage.setItem(PERSON, person));
}

/** Whether this person uses the tab. */
export function isThisPerson(id: number): boolean {
  return inMemory === String(id);
}

/** Whether something of this person may still be kept: an answer may arrive after they signed out. */
export function mayKeepOf(id: number): boolean {
  return inMemory === undefined || inMemory === String(id);
}

function clear(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (!OF_THE_DEVICE.has(key)) storage.removeItem(key);
}

/** Storage may be full or blocked. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
