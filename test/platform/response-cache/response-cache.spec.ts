import { NO_REPLICAS } from '../../support/server/no-response-cache.js';
import { jest } from '@jest/globals';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import type { Database } from '#platform/postgres/database.js';
import { Notifications, type Listener } from '#platform/postgres/notifications.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const RESPONSE = { size: 100 };
const DATABASE = { query: () => Promise.resolve([]) } as unknown as Database;

class FakeNotifications extends Notifications {
  isListening = true;
  listener?: Listener;

  constructor() {
    super('');
  }

  override get isCurrent(): boolean {
    return this.isListening;
  }

  override add(listener: Listener): void {
    this.listener = listener;
  }
}

describe('ResponseCache', () => {
  let notifications: FakeNotifications;
  let clock: FixedClock;
  let cache: ResponseCache;
  beforeEach(() => {
    notifications = new FakeNotifications();
    clock = new FixedClock(new Date('2030-01-01T00:00:00Z'));
    cache = new ResponseCache(DATABASE, new InMemoryUnitOfWork(), clock, notifications, NO_REPLICAS, {
      responseCacheMegabytes: 1,
    });
  });

  /** How often each key was computed. */
  let computed: Record<string, number>;
  beforeEach(() => (computed = {}));

  async function request(key: string, meanwhile: () => unknown = () => undefined): Promise<void> {
    const compute = async (): Promise<typeof RESPONSE> => {
      computed[key] = (computed[key] ?? 0) + 1;
      await meanwhile();
      return RESPONSE;
    };
    expect(await cache.findOrCompute(key, compute)).toBe(RESPONSE);
    await new Promise(setImmediate);
  }

  it('keeps a response until something changes', async () => {
    await request('a');
    await request('a');
    expect(computed).toEqual({ a: 1 });
    await cache.changed();
    await request('a');
    expect(computed).toEqual({ a: 2 });
  });

  it.each<[string, () => unknown]>([
    ['a change in this process', () => cache.changed()],
    ['a change in another process', () => notifications.listener?.received('')],
    ['a reconnect of the listening connection', () => notifications.listener?.listening()],
  ])('keeps no response whose computation started before %s', async (_name, meanwhile) => {
    await request('a', meanwhile);
    await request('a');
    expect(computed).toEqual({ a: 2 });
  });

  it('neither keeps nor serves responses while changes may be missed', async () => {
    await request('before');
    notifications.isListening = false;
    await request('before');
    await request('during');
    notifications.isListening = true;
    await request('before');
    await request('during');
    expect(computed).toEqual({ before: 2, during: 2 });
  });

  it('drops everything when responses expire', async () => {
    cache.changesBy((now) => Promise.resolve(new Date(now.getTime() + 1_000)));
    await request('a');
    clock.set(new Date('2030-01-01T00:00:00.999Z'));
    await request('a');
    expect(computed).toEqual({ a: 1 });
    clock.set(new Date('2030-01-01T00:00:01Z'));
    await request('a');
    expect(computed).toEqual({ a: 2 });
  });

  it('keeps no response that expired during its computation', async () => {
    const closing = new Date('2030-01-01T00:00:01Z');
    cache.changesBy((now) => Promise.resolve(now < closing ? closing : undefined));
    await request('a', () => clock.set(closing));
    await request('a');
    expect(computed).toEqual({ a: 2 });
  });

  it('keeps nothing if the expiry is unknown', async () => {
    cache.changesBy(() => Promise.reject(new Error('database outage')));
    await request('a');
    await request('a');
    expect(computed).toEqual({ a: 2 });
  });

  it('shares one computation among concurrent requests, until something changes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const together = [request('a', () => promise), request('a')];
    await cache.changed();
    together.push(request('a', () => promise));
    resolve();
    await Promise.all(together);
    expect(computed).toEqual({ a: 2 });
  });

  it('lets every request compute its own response if there is none to share', async () => {
    const compute = jest.fn(() => Promise.resolve(undefined));
    await Promise.all([cache.findOrCompute('a', compute), cache.findOrCompute('a', compute)]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('fails only the request that caused a failure', async () => {
    const failing = cache.findOrCompute('a', () => Promise.reject(new Error('database outage')));
    const other = request('a');
    await expect(failing).rejects.toThrow('database outage');
    await other;
    expect(computed).toEqual({ a: 1 });
  });

  it('evicts the least recently used responses when its memory is full', async () => {
    for (let i = 0; i < 20_000; i += 1) await request(`key ${i}`);
    await request('key 0');
    await request('key 19999');
    expect([computed['key 0'], computed['key 19999']]).toEqual([2, 1]);
  });
});
