import { jest } from '@jest/globals';
import { FairQueue } from '../../../src/profiles/adapters/inspection/fair-queue.js';

describe('FairQueue', () => {
  const HEAVY = 1;

  /** Adds turns to a busy queue and returns them in the order in which they ran. */
  const orderOf = async (turns: readonly (readonly [userId: number, weight?: number])[]): Promise<number[]> => {
    const queue = new FairQueue();
    const order: number[] = [];
    let finish = (): void => undefined;
    const busy = queue.run({ userId: 0, weight: 0 }, () => new Promise<void>((resolve) => (finish = resolve)));
    const others = turns.map(([userId, weight = 0]) =>
      queue.run({ userId, weight }, async () => {
        order.push(userId);
      }),
    );
    finish();
    await Promise.all([busy, ...others]);
    return order;
  };

  it('takes turns between users, whoever came first', async () => {
    expect(await orderOf([[1], [1], [1], [2], [2], [3]])).toEqual([1, 2, 3, 1, 2, 1]);
  });

  it('serves a user who has just had a turn after everyone else', async () => {
    expect(await orderOf([[0], [1], [2]])).toEqual([1, 2, 0]);
  });

  it('puts heavy work after light work of users who have waited equally long', async () => {
    expect(await orderOf([[1, HEAVY], [2, HEAVY], [3], [1]])).toEqual([3, 1, 2, 1]);
  });

  it('runs one task at a time, and continues after a failure', async () => {
    const queue = new FairQueue();
    let running = 0;
    const task = async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    const failed = queue.run({ userId: 1, weight: 0 }, () => Promise.reject(new Error('refused')));
    const others = [1, 2, 3].map((userId) => queue.run({ userId, weight: 0 }, task));
    await expect(failed).rejects.toThrow('refused');
    await Promise.all(others);
  });

  it('rejects a task that waits too long', async () => {
    jest.useFakeTimers();
    try {
      const queue = new FairQueue();
      void queue.run({ userId: 1, weight: 0 }, () => new Promise(() => undefined));
      const waiting = queue.run({ userId: 2, weight: 0 }, () => Promise.resolve());
      waiting.catch(() => undefined);
      await jest.advanceTimersByTimeAsync(30_000);
      await expect(waiting).rejects.toMatchObject({ code: 'too_busy' });
    } finally {
      jest.useRealTimers();
    }
  });
});
