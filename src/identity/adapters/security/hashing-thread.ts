import { hashSync, verifySync, type Options } from '@node-rs/argon2';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** What the thread is asked: to hash a password, or to compare it with a hash. */
export type HashingTask = { readonly password: string; readonly options: Options; readonly stored?: string };
/** What it answers: the hash, or whether they fit; else what went wrong. */
export type HashingResult = { readonly done: string | boolean } | { readonly failure: string };

/** Of 19, the lowest: there a password takes 2 s where four other programs keep two processors busy, here .4 s, and both spare others in a rush. */
const LOW_PRIORITY = 10;

// Linux counts threads as processes here, and 0 as the one that asks; elsewhere this would slow everything down.
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY);

parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(resultOf(task)));

/** Works on this very thread: the asynchronous calls would go to threads of ordinary priority. */
function resultOf({ password, options, stored }: HashingTask): HashingResult {
  try {
    return { done: stored === undefined ? hashSync(password, options) : verifySync(stored, password) };
  } catch (error) {
    return { failure: String(error) };
  }
}
