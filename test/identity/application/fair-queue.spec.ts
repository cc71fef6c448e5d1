import { FairQueue } from '../../../src/identity/application/fair-queue.js';
import { TurnedAway } from '../../../src/shared/application/limits/too-busy.js';

/** A queue of tasks that each finish when told to. */
function setUp(limits: { atOnce: number; waiting: number; waitingPerCaller: number }) {
  const queue = new FairQueue(limits);
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const add = (caller: string, name: string) =>
    queue.run(caller, () => {
      started.push(name);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  const finishNext = async () => {
    finish.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, started, add, finishNext };
}

describe('a fair queue', () => {
  it('runs as many tasks at a time as allowed', async () => {
    const { started, add, finishNext } = setUp({ atOnce: 2, waiting: 10, waitingPerCaller: 10 });
    const all = ['1', '2', '3'].map((name) => add('a', name));
    expect(started).toEqual(['1', '2']);
    await finishNext();
    expect(started).toEqual(['1', '2', '3']);
    await finishNext();
    await finishNext();
    await Promise.all(all);
  });

  it('lets callers take turns', async () => {
    const { started, add, finishNext } = setUp({ atOnce: 1, waiting: 10, waitingPerCaller: 10 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void add(name.charAt(0), name);
    for (let left = 6; left > 0; left -= 1) await finishNext();
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('rejects tasks when one caller, or all callers, have too many waiting', async () => {
    const { add } = setUp({ atOnce: 1, waiting: 3, waitingPerCaller: 2 });
    for (const name of ['a1', 'a2', 'a3']) void add('a', name);
    await expect(add('a', 'a4')).rejects.toThrow(TurnedAway);
    void add('b', 'b1');
    await expect(add('c', 'c1')).rejects.toThrow(TurnedAway);
  });

  it('continues after a failed task', async () => {
    const { queue } = setUp({ atOnce: 1, waiting: 1, waitingPerCaller: 1 });
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await queue.run('a', () => Promise.resolve('again'))).toBe('again');
  });
});
