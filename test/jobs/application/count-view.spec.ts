import { CountView } from '../../../src/jobs/application/count-view.js';
import { VisitorHash } from '../../../src/jobs/application/ports/visitor-hash.js';
import { InMemoryViewCounter } from '../../support/in-memory/jobs/in-memory-view-counter.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

class PlainVisitorHash extends VisitorHash {
  override of(address: string, userAgent: string, day: string): Promise<string> {
    return Promise.resolve(`${address} ${userAgent} ${day}`);
  }
}

describe('counting views', () => {
  const clock = new FixedClock();
  const counter = new InMemoryViewCounter();
  const countView = new CountView(counter, new PlainVisitorHash(), clock);
  const look = (jobId: number, userId?: number, address = '192.0.2.1', userAgent = 'Firefox'): Promise<void> =>
    countView.execute({ jobId, visitor: { userId, address, userAgent } });

  it('counts a visitor once a UTC day', async () => {
    clock.set('2026-06-15T23:59:59.999Z');
    await look(1);
    await look(1);
    expect(counter.viewsOf(1)).toBe(1);
    clock.forward(1);
    await look(1);
    expect(counter.viewsOf(1)).toBe(2);
  });

  it('tells visitors apart by address, by browser, and signed-in ones by who they are', async () => {
    await look(2);
    await look(2, undefined, '192.0.2.2');
    await look(2, undefined, '192.0.2.1', 'Safari');
    await look(2, 5);
    await look(2, 5, '192.0.2.3', 'Safari');
    await look(2, 6);
    expect(counter.viewsOf(2)).toBe(5);
  });

  it('counts each listing for itself', async () => {
    await look(3);
    await look(4);
    expect([counter.viewsOf(3), counter.viewsOf(4)]).toEqual([1, 1]);
  });
});
