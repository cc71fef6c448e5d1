import type { ViewCounter } from '../../src/jobs/application/ports/view-counter.js';

type Ground = {
  readonly counter: ViewCounter;
  /** Two listings without views. */
  readonly jobIds: readonly [number, number];
  readonly viewsOf: (jobId: number) => Promise<number>;
};

/** What every `ViewCounter` does. */
export function viewCounterContract(make: () => Promise<Ground>): void {
  let ground: Ground;
  beforeEach(async () => {
    ground = await make();
  });

  it('counts a visitor once a day, for each listing', async () => {
    const { counter, jobIds, viewsOf } = ground;
    const [one, other] = jobIds;
    await counter.count(one, 'user:5', '2026-06-15');
    await counter.count(one, 'user:5', '2026-06-15');
    await counter.count(other, 'user:5', '2026-06-15');
    await counter.count(one, 'user:5', '2026-06-16');
    await counter.count(one, 'user:6', '2026-06-16');
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([3, 1]);
  });

  it('is exact when many come at once', async () => {
    const { counter, jobIds, viewsOf } = ground;
    const looks = Array.from({ length: 50 }, (_, i) => counter.count(jobIds[0], `user:${i % 25}`, '2026-06-15'));
    await Promise.all(looks);
    expect(await viewsOf(jobIds[0])).toBe(25);
  });
}
