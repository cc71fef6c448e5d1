import { AtMost } from '../../../src/shared/application/at-most.js';

describe('at most two tasks', () => {
  it('run side by side, the others in turn', async () => {
    const two = new AtMost(2);
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const task = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      done.push(number);
      return number;
    };
    const numbers = Array.from({ length: 9 }, (_, i) => i);
    expect(await Promise.all(numbers.map((number) => two.run(task(number))))).toEqual(numbers);
    expect(done).toEqual(numbers);
    expect(most).toBe(2);
  });

  it('give their place away when they fail', async () => {
    const one = new AtMost(1);
    const failing = one.run(() => Promise.reject(new Error('no luck')));
    const next = one.run(() => Promise.resolve('lucky'));
    await expect(failing).rejects.toThrow('no luck');
    expect(await next).toBe('lucky');
    expect(await one.run(() => Promise.resolve('again'))).toBe('again');
  });
});
