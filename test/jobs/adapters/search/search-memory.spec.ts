import { SearchMemory } from '../../../../src/jobs/adapters/search/search-memory.js';
import { FixedClock } from '../../../support/in-memory/shared/fixed-clock.js';

describe('what the search remembers', () => {
  const clock = new FixedClock();
  let memory: SearchMemory;
  let asked: number;
  const ask = (): Promise<number> => Promise.resolve((asked += 1));
  beforeEach(() => {
    memory = new SearchMemory(clock);
    asked = 0;
  });

  it('is asked for once, even by several at a time', async () => {
    const answers = await Promise.all([memory.recall('a', ask), memory.recall('a', ask)]);
    expect([...answers, await memory.recall('a', ask)]).toEqual([1, 1, 1]);
  });

  it('is known by its key', async () => {
    expect([await memory.recall('a', ask), await memory.recall('b', ask)]).toEqual([1, 2]);
  });

  it('is forgotten after 15 seconds', async () => {
    await memory.recall('a', ask);
    clock.forward(14_999);
    expect(await memory.recall('a', ask)).toBe(1);
    clock.forward(1);
    expect(await memory.recall('a', ask)).toBe(2);
  });

  it('is forgotten with a change, an answer under way included', async () => {
    let finish: (answer: number) => void = () => undefined;
    const underWay = memory.recall('a', () => new Promise<number>((resolve) => (finish = resolve)));
    memory.forget();
    finish(99);
    expect(await underWay).toBe(99);
    expect(await memory.recall('a', ask)).toBe(1);
  });

  it('keeps no failure', async () => {
    await expect(memory.recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await memory.recall('a', ask)).toBe(1);
  });

  it('keeps 300 answers, and lets the oldest go', async () => {
    for (let key = 0; key < 301; key += 1) await memory.recall(`key ${key}`, ask);
    expect(await memory.recall('key 1', ask)).toBe(2);
    expect(await memory.recall('key 0', ask)).toBe(302);
  });
});
