import { CountView } from '#jobs/application/count-view.js';
import { InMemoryViewCounter } from '../../support/in-memory/jobs/in-memory-view-counter.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

it('counts a viewer once a UTC day', async () => {
  const clock = new FixedClock(new Date('2026-06-15T23:59:59.999Z'));
  const counter = new InMemoryViewCounter();
  const countView = new CountView(counter, clock);
  await countView.execute({ jobId: 1, viewer: { userId: 5 }, source: 'other' });
  await countView.execute({ jobId: 1, viewer: { userId: 5 }, source: 'other' });
  expect(counter.viewsOf(1)).toBe(1);
  clock.forward(1);
  await countView.execute({ jobId: 1, viewer: { userId: 5 }, source: 'other' });
  expect(counter.viewsOf(1)).toBe(2);
});
