import { NO_REPLICAS } from '../../support/server/no-response-cache.js';
import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { dependOn, type ChangeJudge, type DependsOn } from '#platform/response-cache/dependencies.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import type { Database } from '#platform/postgres/database.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { FakeNotifications } from '../../support/in-memory/shared/fake-notifications.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const RESPONSE = { size: 100 };
const DATABASE = { query: () => Promise.resolve([]) } as unknown as Database;

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

  async function request(
    key: string,
    meanwhile: () => unknown = () => undefined,
    dependsOn?: DependsOn,
  ): Promise<void> {
    const compute = async (): Promise<typeof RESPONSE> => {
      computed[key] = (computed[key] ?? 0) + 1;
      await meanwhile();
      return RESPONSE;
    };
    expect(await cache.findOrCompute(key, compute, dependsOn)).toBe(RESPONSE);
    await turn();
  }

  /** A change affects what depends on its id; time changes what `next` says. */
  function judge(next: ChangeJudge['next'] = () => Promise.resolve(undefined)) {
    const affected = jest.fn<ChangeJudge['affected']>((changes, dependencies) =>
      Promise.resolve(
        new Set(dependencies.filter((one) => changes.some((change) => !('id' in change) || change.id === one))),
      ),
    );
    cache.judgedBy({ affected, next });
    return affected;
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
    judge((now) => Promise.resolve(new Date(now.getTime() + 1_000)));
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
    judge((now) => Promise.resolve(now < closing ? closing : undefined));
    await request('a', () => clock.set(closing));
    await request('a');
    expect(computed).toEqual({ a: 2 });
  });

  it('keeps nothing if the expiry is unknown', async () => {
    judge(() => Promise.reject(new Error('database outage')));
    await request('a');
    await request('a');
    expect(computed).toEqual({ a: 2 });
  });

  it.each([
    ['anything', ''],
    ['something known', '1'],
  ])('shares one computation among concurrent requests, until %s changes', async (_what, change) => {
    judge();
    const { promise, resolve } = Promise.withResolvers<void>();
    const together = [request('a', () => promise, ['1']), request('a', undefined, ['1'])];
    await cache.changed(change);
    together.push(request('a', () => promise, ['1']));
    resolve();
    await Promise.all(together);
    expect(computed).toEqual({ a: 2 });
  });

  it('computes once what several requests of one moment need', async () => {
    await Promise.all(['a', 'a', 'a', 'a'].map((key) => request(key, turn)));
    expect(computed).toEqual({ a: 1 });
  });

  it('drops only what a change may affect', async () => {
    judge();
    await request('one', undefined, ['1']);
    await request('two', undefined, ['2', '3']);
    await request('all');
    await cache.changed('3');
    notifications.listener?.received('4');
    for (const key of ['one', 'two', 'all']) await request(key, undefined, ['5']);
    expect(computed).toEqual({ one: 1, two: 2, all: 2 });
    await cache.changed();
    await request('one', undefined, ['5']);
    expect(computed['one']).toBe(2);
  });

  it('serves nothing while it is asking which changes matter', async () => {
    const affected = judge();
    await request('a', undefined, ['1']);
    const { promise, resolve } = Promise.withResolvers<ReadonlySet<string>>();
    affected.mockReturnValueOnce(promise);
    notifications.listener?.received('2');
    const found = jest.fn();
    const waiting = cache.find('a').then(found);
    await turn();
    expect(found).not.toHaveBeenCalled();
    resolve(new Set());
    await waiting;
    expect(found).toHaveBeenCalledWith(RESPONSE);
  });

  it.each([['1'], ['2']])('judges change %s, which came during a computation, when it is done', async (change) => {
    judge();
    await request('a', () => cache.changed(change), ['1']);
    await request('a', undefined, ['1']);
    expect(computed).toEqual({ a: change === '1' ? 2 : 1 });
  });

  it('judges a change once, though it hears of it twice', async () => {
    const affected = judge();
    await request('a', undefined, ['1']);
    await cache.changed('2');
    notifications.listener?.received('2');
    await turn();
    expect(affected).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (affected: ReturnType<typeof judge>) => unknown]>([
    ['it cannot tell what matters', (affected) => affected.mockRejectedValueOnce(new Error('database outage'))],
    [
      'there are very many changes',
      () => Array.from({ length: 200 }, (_, id) => notifications.listener?.received(`${id + 9}`)),
    ],
    ['the clock was set back', () => clock.set(new Date('2029-01-01T00:00:00Z'))],
  ])('drops everything if %s', async (_when, happens) => {
    const affected = judge();
    await request('a', undefined, ['1']);
    happens(affected);
    await cache.changed('2');
    await request('a', undefined, ['1']);
    expect(computed).toEqual({ a: 2 });
  });

  it('keeps what the passing of time does not affect', async () => {
    const affected = judge((now) => Promise.resolve(new Date(now.getTime() + 1_000)));
    affected.mockResolvedValue(new Set(['1']));
    await request('a', undefined, ['1']);
    await request('b', undefined, ['2']);
    clock.set(new Date('2030-01-01T00:00:01Z'));
    await request('a', undefined, ['1']);
    await request('b', undefined, ['2']);
    expect(computed).toEqual({ a: 2, b: 1 });
    const passed = { after: new Date('2030-01-01T00:00:00Z'), until: new Date('2030-01-01T00:00:01Z') };
    expect(affected).toHaveBeenCalledWith([passed], ['1', '2']);
  });

  describe('what a computation declares', () => {
    const inner = (key: string, dependsOn: DependsOn, ...declared: string[]) =>
      cache.findOrCompute(
        key,
        () => {
          dependOn(...declared);
          return Promise.resolve(RESPONSE);
        },
        dependsOn,
      );
    const isKeptAfter = async (change: string): Promise<boolean> => {
      await cache.changed(change);
      return (await cache.find('outer')) !== undefined;
    };
    beforeEach(() => judge());

    it.each<[string, () => unknown, Record<string, boolean>]>([
      ['nothing, so everything', () => undefined, { other: false }],
      ['itself', () => dependOn('one', 'two'), { other: true, two: false }],
      ['with a value that it uses', () => inner('inner', 'declared', 'three'), { other: true, three: false }],
      [
        'apart from a value whose dependencies are known',
        async () => (await inner('inner', ['three']), dependOn('four')),
        { three: true, four: false },
      ],
      [
        'with a value that depends on everything',
        async () => (await inner('inner', 'everything'), dependOn('five')),
        { other: false },
      ],
    ])('is what its value depends on: %s', async (_what, work, kept) => {
      // What is used is computed for the first value, and found for the second.
      for (const key of ['first', 'outer']) {
        await cache.findOrCompute(key, async () => (await work(), RESPONSE), 'declared');
        await turn();
      }
      for (const [change, isKept] of Object.entries(kept))
        expect([change, await isKeptAfter(change)]).toEqual([change, isKept]);
    });
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
