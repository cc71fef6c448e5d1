import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { TooBusy, TurnedAway } from '#shared/application/limits/too-busy.js';

/** A queue whose tasks finish on demand. */
function setUp(limits: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(limits);
  const started: string[] = [];
  const finish: (() => void)[] = [];
  /** The first letter of a name is its caller. */
  const add = (name: string, weight?: number) =>
    queue.run(
      () => {
        started.push(name);
        return new Promise<void>((resolve) => finish.push(resolve));
      },
      { caller: name.charAt(0), weight },
    );
  const finishNext = async () => {
    finish.shift()?.();
    await new Promise(setImmediate);
  };
  const finishAll = async () => {
    while (finish.length > 0) await finishNext();
  };
  return { queue, started, add, finishNext, finishAll };
}

describe('a fair queue', () => {
  it('runs tasks up to the limit concurrently, and the others in order', async () => {
    const { started, add, finishNext, finishAll } = setUp({ atOnce: 2 });
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name));
    expect(started).toEqual(['a1', 'a2']);
    await finishNext();
    expect(started).toEqual(['a1', 'a2', 'a3']);
    await finishAll();
    await Promise.all(all);
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('lets callers take turns, regardless of arrival order', async () => {
    const { started, add, finishAll } = setUp({ atOnce: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void add(name);
    await finishAll();
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('prefers a caller who has not had a turn', async () => {
    const { started, add, finishNext, finishAll } = setUp({ atOnce: 1 });
    for (const name of ['a1', 'b1', 'a2', 'b2']) void add(name);
    await finishNext();
    void add('c1');
    await finishAll();
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  it('does not let a stream of new callers starve a waiting one', async () => {
    const { queue, started, add, finishAll } = setUp({ atOnce: 1 });
    void add('a1');
    void add('a2');
    const newcomers = Array.from({ length: 300 }, async (_, caller) => {
      await queue.run(() => Promise.resolve(started.push('newcomer')), { caller });
    });
    await finishAll();
    await Promise.all(newcomers);
    expect(started.indexOf('a2')).toBeLessThan(110);
  });

  it('runs heavy tasks after light ones if their callers have waited equally long', async () => {
    const { started, add, finishAll } = setUp({ atOnce: 1 });
    void add('x1');
    void add('a1', 1);
    void add('b1', 1);
    for (const name of ['c1', 'a2']) void add(name);
    await finishAll();
    expect(started).toEqual(['x1', 'c1', 'a2', 'b1', 'a1']);
  });

  it('rejects tasks when one caller, or all callers, have too many waiting', async () => {
    const { add } = setUp({ atOnce: 1, waiting: 3, waitingPerCaller: 2 });
    for (const name of ['a1', 'a2', 'a3']) void add(name);
    await expect(add('a4')).rejects.toThrow(TurnedAway);
    void add('b1');
    await expect(add('c1')).rejects.toThrow(TurnedAway);
  });

  it('rejects tasks that wait too long, without losing a slot', async () => {
    const { queue, started, add, finishAll } = setUp({ atOnce: 1 });
    const running = add('a1');
    await expect(queue.run(() => Promise.resolve(), { caller: 'b', timeout: 5 })).rejects.toThrow(TooBusy);
    const next = add('c1');
    await finishAll();
    await Promise.all([running, next]);
    expect(started).toEqual(['a1', 'c1']);
  });

  it('gives the slot of a failed task to the next one', async () => {
    const queue = new FairQueue({ atOnce: 1 });
    const failed = queue.run(() => Promise.reject(new Error('no luck')));
    const next = queue.run(() => Promise.resolve('lucky'));
    await expect(failed).rejects.toThrow('no luck');
    expect(await next).toBe('lucky');
    expect(await queue.run(() => Promise.resolve('again'), { timeout: 0 })).toBe('again');
  });
});
