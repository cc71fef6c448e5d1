import type { Answer } from '../../../src/shared/adapters/answers/answer.js';
import { AnswerCache } from '../../../src/shared/adapters/answers/answer-cache.js';
import type { Database } from '../../../src/shared/adapters/postgres/database.js';
import { Notifications, type Listener } from '../../../src/shared/adapters/postgres/notifications.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const ANSWER = { size: 100 } as Answer;
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
    cache = new AnswerCache(DATABASE, new InMemoryUnitOfWork(), clock, notifications, { answerCacheMegabytes: 1 });
  });

  async function compute(key: string, meanwhile: () => void | Promise<void> = () => undefined): Promise<void> {
    const finish = cache.begin(key);
    await meanwhile();
    finish(ANSWER);
    await new Promise(setImmediate);
  }

  it('keeps an answer until something changes', async () => {
    await compute('a');
    expect(cache.get('a')).toBe(ANSWER);
    await cache.changed();
    expect(cache.get('a')).toBeUndefined();
  });

  it.each<[string, () => void | Promise<void>]>([
    ['a change of this process', () => cache.changed()],
    ['a change of another process', () => notifications.listener?.received('')],
    ['a break of the listening connection', () => notifications.listener?.listening()],
  ])('keeps no answer that was begun before %s', async (_name, meanwhile) => {
    await compute('a', meanwhile);
    expect(cache.get('a')).toBeUndefined();
  });

  it('keeps and serves nothing while changes may be missed', async () => {
    await compute('before');
    notifications.isHeard = false;
    await compute('during');
    expect(cache.get('before')).toBeUndefined();
    notifications.isHeard = true;
    expect(cache.get('before')).toBe(ANSWER);
    expect(cache.get('during')).toBeUndefined();
  });

  it('drops everything when answers change by themselves', async () => {
    cache.changesBy((now) => Promise.resolve(new Date(now.getTime() + 1_000)));
    await compute('a');
    clock.set(new Date('2030-01-01T00:00:00.999Z'));
    expect(cache.get('a')).toBe(ANSWER);
    clock.set(new Date('2030-01-01T00:00:01Z'));
    expect(cache.get('a')).toBeUndefined();
  });

  it('keeps nothing when it cannot tell how long answers are true', async () => {
    cache.changesBy(() => Promise.reject(new Error('the database is away')));
    await compute('a');
    expect(cache.get('a')).toBeUndefined();
  });

  it('shares one computation among concurrent requests, until something changes', async () => {
    const finish = cache.begin('a');
    const shared = cache.pending('a');
    await cache.changed();
    expect(cache.pending('a')).toBeUndefined();
    finish(ANSWER);
    expect(await shared).toBe(ANSWER);
  });

  it('forgets what was asked for least recently when its memory is full', async () => {
    for (let i = 0; i < 20_000; i += 1) await compute(`key ${i}`);
    expect(cache.get('key 0')).toBeUndefined();
    expect(cache.get('key 19999')).toBe(ANSWER);
  });
});
