import { Semaphore } from '../../../../src/shared/application/limits/semaphore.js';
import { TooBusy } from '../../../../src/shared/application/limits/too-busy.js';

const LONG = 60_000;

/** A task that runs until it is released. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const state = { isUnderWay: false };
  const run = (): Promise<void> => {
    state.isUnderWay = true;
    return promise;
  };
  return { state, run, end: resolve, fail: reject };
}

describe('Semaphore with a timeout', () => {
  it('runs a limited number of tasks and queues the others in order', async () => {
    const few = new Semaphore(2);
    const tasks = Array.from({ length: 4 }, task);
    const runs = tasks.map(({ run }) => few.run(run, LONG));
    const underWay = () => tasks.map(({ state }) => state.isUnderWay);
    expect(underWay()).toEqual([true, true, false, false]);
    tasks[1]?.end();
    await runs[1];
    expect(underWay()).toEqual([true, true, true, false]);
    tasks[0]?.fail(new Error('failed'));
    await expect(runs[0]).rejects.toThrow('failed');
    expect(underWay()).toEqual([true, true, true, true]);
    for (const { end } of tasks) end();
    await Promise.allSettled(runs);
    await few.run(() => Promise.resolve(), 0);
  });

  it('rejects tasks that wait too long, without giving away a slot', async () => {
    const few = new Semaphore(1);
    const [first, late, next] = [task(), task(), task()];
    const running = few.run(first.run, LONG);
    await expect(few.run(late.run, 5)).rejects.toThrow(TooBusy);
    const afterwards = few.run(next.run, LONG);
    first.end();
    await running;
    next.end();
    await afterwards;
    expect([late, next].map(({ state }) => state.isUnderWay)).toEqual([false, true]);
  });
});

describe('Semaphore of two', () => {
  it('runs two tasks at once, and the others as slots become free', async () => {
    const two = new Semaphore(2);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const counted = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      done.push(number);
      return number;
    };
    const numbers = Array.from({ length: 9 }, (_, i) => i);
    expect(await Promise.all(numbers.map((number) => two.run(counted(number))))).toEqual(numbers);
    expect(done).toEqual(numbers);
    expect(most).toBe(2);
  });

  it('frees the slot of a task that fails', async () => {
    const one = new Semaphore(1);
    const failing = one.run(() => Promise.reject(new Error('no luck')));
    const next = one.run(() => Promise.resolve('lucky'));
    await expect(failing).rejects.toThrow('no luck');
    expect(await next).toBe('lucky');
    expect(await one.run(() => Promise.resolve('again'))).toBe('again');
  });
});
