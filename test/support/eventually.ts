import { setTimeout as sleep } from 'node:timers/promises';

/** Timeout in milliseconds; generous, for busy machines. */
const TIMEOUT = 120_000;

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
