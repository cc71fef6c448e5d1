import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds to wait for what comes at once where there is nothing else to do. */
const PATIENCE = 120_000;

/** Tries again and again, until it succeeds. @throws what was wrong at last, when it never does */
export async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE; ; await sleep(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
