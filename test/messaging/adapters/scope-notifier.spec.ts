import { ApplicationProgressed, ApplicationSubmitted } from '#applications/domain/application-events.js';
import { ScopeNotifier } from '#messaging/adapters/live/scope-notifier.js';

const AT = new Date('2026-06-15T12:00:00.000Z');
/** The employers and hotels of listings. */
const LISTINGS: Readonly<Record<number, object>> = {
  7: { employerId: 3, workplaceId: null },
  8: { employerId: 3, workplaceId: 20 },
  9: { employerId: 4, workplaceId: null },
};

describe('news of what users may load', () => {
  const told: unknown[] = [];
  const notifier = new ScopeNotifier(
    { find: (id: number) => Promise.resolve(LISTINGS[id]) } as never,
    {
      query: (_sql: string, [, change]: string[]) => Promise.resolve(void told.push(JSON.parse(change ?? ''))),
    } as never,
  );
  beforeEach(() => told.splice(0));
  const step = (id: number, jobId: number, jobSeekerId: number) =>
    new ApplicationProgressed(id, jobId, jobSeekerId, 'status', 'offered', AT);

  it('is of an application for its applicant and its employer, with the hotel', async () => {
    await notifier.submitted(new ApplicationSubmitted(1, 8, 5, AT));
    expect(told).toEqual([
      { to: [5], scopes: ['applications'] },
      { to: [3], scopes: ['applications', 'jobs'], workplaceId: 20 },
    ]);
  });

  it('is of many applications for everyone once, by hotel, and of no listing that was deleted', async () => {
    await notifier.progressed([step(1, 7, 5), step(2, 7, 6), step(3, 8, 5), step(4, 9, 5), step(5, 99, 6)]);
    expect(told).toEqual([
      { to: [5, 6], scopes: ['applications'] },
      { to: [3, 4], scopes: ['applications'], workplaceId: null },
      { to: [3], scopes: ['applications'], workplaceId: 20 },
    ]);
  });

  it('fits into notifications, however many it is for', async () => {
    await notifier.progressed(Array.from({ length: 501 }, (_, id) => step(id, 7, 1_000 + id)));
    const sizes = told.map((change) => (change as { to: unknown[] }).to.length);
    expect(sizes).toEqual([500, 1, 1]);
  });
});
