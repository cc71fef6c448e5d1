import { setImmediate } from 'node:timers/promises';
import { ByteBudget, type ByteShare } from '#platform/files/byte-budget.js';

const LIMITS = { atOnce: 3, bytesAtOnce: 10, perUser: 2 };
const [ANA, SAM] = [1, 2];

describe('what a process receives at once', () => {
  let budget: ByteBudget;
  beforeEach(() => {
    budget = new ByteBudget(LIMITS, () => new Error('full'));
  });

  /** Whether there is room right away; otherwise once a share is released. */
  async function waits(entry: Promise<unknown>, release: ByteShare): Promise<boolean> {
    const outcome = await Promise.race([entry.then(() => 'entered'), setImmediate('waiting')]);
    release.release();
    await entry;
    return outcome === 'waiting';
  }

  it('is limited for one user', async () => {
    const [first] = [await budget.enter(ANA), await budget.enter(ANA)];
    expect(await waits(budget.enter(ANA), first)).toBe(true);
  });

  it('is limited for all of them', async () => {
    const [first] = [await budget.enter(ANA), await budget.enter(ANA), await budget.enter(SAM)];
    expect(await waits(budget.enter(SAM), first)).toBe(true);
  });

  it('is limited in bytes', async () => {
    const [first, second] = [await budget.enter(ANA), await budget.enter(SAM)];
    await first.take(6);
    await second.take(4);
    expect(await waits(second.take(1), first)).toBe(true);
  });
});
