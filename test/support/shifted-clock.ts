import { Clock } from '#shared/application/clock.js';
import type { TestServer } from './server/test-server.js';

/** Runs `work` on a server whose clock is ahead by that many milliseconds. */
export async function later<T>(server: TestServer, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const clock = server.app.get(Clock);
  Object.assign(clock, { now: () => new Date(Date.now() + milliseconds) });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(clock, 'now');
  }
}
