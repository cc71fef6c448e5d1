import { ClockCheck } from '#platform/clock/clock-check.js';
import { Clock } from '#shared/application/clock.js';
import type { TestServer } from './server/test-server.js';

/** Runs `work` on a server as if that many milliseconds had passed, on the machine of its database as well. */
export async function later<T>(server: TestServer, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const clock = server.app.get(Clock);
  const check = server.app.get(ClockCheck);
  Object.assign(check, { isTrusted: () => Promise.resolve(true) });
  Object.assign(clock, { now: () => new Date(Date.now() + milliseconds) });
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(clock, 'now');
    Reflect.deleteProperty(check, 'isTrusted');
  }
}
