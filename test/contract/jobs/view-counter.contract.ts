import type { ViewCounter, Viewer } from '#jobs/application/ports/view-counter.js';

/** The counter's limit of viewers per address. */
export const VIEWERS_PER_ADDRESS = 3;

type Fixture = {
  readonly counter: ViewCounter;
  /** Two listings without views. */
  readonly jobIds: readonly [number, number];
  readonly viewsOf: (jobId: number) => Promise<number>;
  /** Views by day and source, as `day source views`, in order. */
  readonly daysOf: (jobId: number) => Promise<string[]>;
};

const anonymous = (userAgent: string, address = '192.0.2.1'): Viewer => ({ address, userAgent });

/** Contract of `ViewCounter`. */
export function viewCounterContract(make: () => Promise<Fixture>): void {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await make();
  });

  it('counts a viewer once a day, for each listing', async () => {
    const { counter, jobIds, viewsOf } = fixture;
    const [one, other] = jobIds;
    await counter.count(one, { userId: 5 }, '2026-06-15', 'search');
    await counter.count(one, { userId: 5 }, '2026-06-15', 'search');
    await counter.count(other, { userId: 5 }, '2026-06-15', 'search');
    await counter.count(one, { userId: 5 }, '2026-06-16', 'search');
    await counter.count(one, { userId: 6 }, '2026-06-16', 'search');
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([3, 1]);
  });

  it('distinguishes anonymous viewers by address and user agent', async () => {
    const { counter, jobIds, viewsOf } = fixture;
    const viewers = [
      anonymous('Firefox'),
      anonymous('Firefox'),
      anonymous('Safari'),
      anonymous('Firefox', '192.0.2.2'),
    ];
    for (const viewer of viewers) await counter.count(jobIds[0], viewer, '2026-06-15', 'search');
    expect(await viewsOf(jobIds[0])).toBe(3);
  });

  it('limits anonymous viewers per address, listing and day', async () => {
    const { counter, jobIds, viewsOf } = fixture;
    const [one, other] = jobIds;
    for (let i = 0; i < 10; i += 1) await counter.count(one, anonymous(`Browser ${i}`), '2026-06-15', 'search');
    expect(await viewsOf(one)).toBe(VIEWERS_PER_ADDRESS);
    await counter.count(one, anonymous('Firefox', '192.0.2.2'), '2026-06-15', 'search');
    await counter.count(one, anonymous('Firefox'), '2026-06-16', 'search');
    await counter.count(one, { userId: 5 }, '2026-06-15', 'search');
    await counter.count(other, anonymous('Firefox'), '2026-06-15', 'search');
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([VIEWERS_PER_ADDRESS + 3, 1]);
  });

  it('counts concurrent views exactly', async () => {
    const { counter, jobIds, viewsOf } = fixture;
    const views = Array.from({ length: 50 }, (_, i) => [
      counter.count(jobIds[0], { userId: i % 25 }, '2026-06-15', 'search'),
      counter.count(jobIds[0], anonymous(`Browser ${i % 25}`), '2026-06-15', 'search'),
    ]);
    await Promise.all(views.flat());
    expect(await viewsOf(jobIds[0])).toBe(25 + VIEWERS_PER_ADDRESS);
  });

  it('stores views by day and source until the day is dropped', async () => {
    const { counter, jobIds, viewsOf, daysOf } = fixture;
    const [one, other] = jobIds;
    await counter.count(one, { userId: 5 }, '2026-06-15', 'search');
    await counter.count(one, { userId: 5 }, '2026-06-15', 'alert');
    await counter.count(one, { userId: 6 }, '2026-06-15', 'search');
    await counter.count(one, anonymous('Firefox'), '2026-06-15', 'feed');
    await counter.count(one, { userId: 5 }, '2026-06-16', 'alert');
    await counter.count(other, { userId: 5 }, '2026-06-15', 'other');
    expect(await daysOf(one)).toEqual(['2026-06-15 feed 1', '2026-06-15 search 2', '2026-06-16 alert 1']);
    await counter.deleteCountsBefore('2026-06-16');
    expect(await daysOf(one)).toEqual(['2026-06-16 alert 1']);
    expect(await daysOf(other)).toEqual([]);
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([4, 1]);
  });

  it('counts concurrent views of a day exactly, whatever their source', async () => {
    const { counter, jobIds, daysOf } = fixture;
    const views = Array.from({ length: 30 }, (_, i) =>
      counter.count(jobIds[0], { userId: i }, '2026-06-15', i % 3 === 0 ? 'feed' : 'search'),
    );
    await Promise.all(views);
    expect(await daysOf(jobIds[0])).toEqual(['2026-06-15 feed 10', '2026-06-15 search 20']);
  });
}
