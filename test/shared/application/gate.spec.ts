import { Gate, TurnedAway } from '../../../src/shared/application/gate.js';

describe('a gate', () => {
  const held = () => Promise.withResolvers<string>();

  it('lets in so many of one kind and so many in all, and more when some are out', async () => {
    const gate = new Gate({ total: 3, perKey: 2 });
    const [first, second, third] = [held(), held(), held()];
    const inside = [gate.run('a', () => first.promise), gate.run('a', () => second.promise)];
    await expect(gate.run('a', () => Promise.resolve('no'))).rejects.toThrow(TurnedAway);
    inside.push(gate.run('b', () => third.promise));
    await expect(gate.run('c', () => Promise.resolve('no'))).rejects.toMatchObject({ retryAfterSeconds: 5 });
    for (const { resolve } of [first, second, third]) resolve('done');
    expect(await Promise.all(inside)).toEqual(['done', 'done', 'done']);
    expect(await gate.run('a', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('lets go of what fails', async () => {
    const gate = new Gate({ total: 1, perKey: 1 });
    await expect(gate.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate.run('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
