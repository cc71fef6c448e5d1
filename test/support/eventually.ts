import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './patience.js';

/** Timeout in milliseconds. */
const TIMEOUT = 10_000 * patience;

/** Retries until it succeeds. @throws the last error after the timeout */
export async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + TIMEOUT; ; await sleep(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
