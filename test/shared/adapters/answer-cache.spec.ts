import { NO_REPLICAS } from '../../support/server/no-answers.js';
import { jest } from '@jest/globals';
import { AnswerCache } from '../../../src/shared/adapters/answers/answer-cache.js';
import type { Database } from '../../../src/shared/adapters/postgres/database.js';
import { Notifications, type Listener } from '../../../src/shared/adapters/postgres/notifications.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const ANSWER = { size: 100 };
const DATABASE = { query: () => Promise.resolve([]) } as unknown as Database;

class FakeNotifications extends Notifications {
  isHeard = true;
  listener?: Listener;

  constructor() {
    super('');
  }

  override get isCurrent(): boolean {
    return this.isHeard;
  }

  override add(listener: Listener): void {
    this.listener = listener;
  }
}

describe('the cache of answers', () => {
  let notifications: FakeNotifications;
  let clock: FixedClock;
  let cache: AnswerCache;
  beforeEach(() => {
    notifications = new FakeNotifications();
    clock = new FixedClock(new Date('2030-01-01T00:00:00Z'));
    cache = new AnswerCache(DATABASE, new InMemoryUnitOfWork(), clock, notifications, NO_REPLICAS, {
      answerCacheMegabytes: 1,
    });
  });

  /** How often each key was computed. */
  let computed: Record<string, number>;
  beforeEach(() => (computed = {}));

  async function ask(key: string, meanwhile: () => unknown = () => undefined): Promise<void> {
    const compute = async (): Promise<typeof ANSWER> => {
      computed[key] = (computed[key] ?? 0) + 1;
      await meanwhile();
      return ANSWER;
    };
    expect(await cache.remember(key, compute)).toBe(ANSWER);
    await new Promise(setImmediate);
  }

  it('keeps an answer until something changes', async () => {
    await ask('a');
    await ask('a');
    expect(computed).toEqual({ a: 1 });
    await cache.changed();
    await ask('a');
    expect(computed).toEqual({ a: 2 });
  });

  it.each<[string, () => unknown]>([
    ['a change of this process', () => cache.changed()],
    ['a change of another process', () => notifications.listener?.received('')],
    ['a break of the listening connection', () => notifications.listener?.listening()],
  ])('keeps no answer that was begun before %s', async (_name, meanwhile) => {
    await ask('a', meanwhile);
    await ask('a');
    expect(computed).toEqual({ a: 2 });
  });

  it('keeps and serves nothing while changes may be missed', async () => {
    await ask('before');
    notifications.isHeard = false;
    await ask('before');
    await ask('during');
    notifications.isHeard = true;
    await ask('before');
    await ask('during');
    expect(computed).toEqual({ before: 2, during: 2 });
  });

  it('drops everything when answers expire', async () => {
    cache.changesBy((now) => Promise.resolve(new Date(now.getTime() + 1_000)));
    await ask('a');
    clock.set(new Date('2030-01-01T00:00:00.999Z'));
    await ask('a');
    expect(computed).toEqual({ a: 1 });
    clock.set(new Date('2030-01-01T00:00:01Z'));
    await ask('a');
    expect(computed).toEqual({ a: 2 });
  });

  it('keeps no answer that expired while it was computed', async () => {
    const closing = new Date('2030-01-01T00:00:01Z');
    cache.changesBy((now) => Promise.resolve(now < closing ? closing : undefined));
    await ask('a', () => clock.set(closing));
    await ask('a');
    expect(computed).toEqual({ a: 2 });
  });

  it('keeps nothing if it does not know how long answers are valid', async () => {
    cache.changesBy(() => Promise.reject(new Error('the database is away')));
    await ask('a');
    await ask('a');
    expect(computed).toEqual({ a: 2 });
  });

  it('shares one computation among concurrent requests, until something changes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const together = [ask('a', () => promise), ask('a')];
    await cache.changed();
    together.push(ask('a', () => promise));
    resolve();
    await Promise.all(together);
    expect(computed).toEqual({ a: 2 });
  });

  it('lets every request compute its own answer if there is none to share', async () => {
    const compute = jest.fn(() => Promise.resolve(undefined));
    await Promise.all([cache.remember('a', compute), cache.remember('a', compute)]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('fails only the request that caused a failure', async () => {
    const failing = cache.remember('a', () => Promise.reject(new Error('the database is away')));
    const other = ask('a');
    await expect(failing).rejects.toThrow('the database is away');
    await other;
    expect(computed).toEqual({ a: 1 });
  });

  it('evicts the least recently used answers when its memory is full', async () => {
    for (let i = 0; i < 20_000; i += 1) await ask(`key ${i}`);
    await ask('key 0');
    await ask('key 19999');
    expect([computed['key 0'], computed['key 19999']]).toEqual([2, 1]);
  });
});
