import { Isolated } from '#platform/isolation/isolated-process.js';
import { TooBusy } from '#shared/application/limits/too-busy.js';
import type { Ending } from '../../support/isolation/ending-program.js';

const LIMITS = { heapMegabytes: 16, residentMegabytes: 160, processorTime: 1_500, time: 60_000 };

/** Whether the program succeeded. */
function end(ending: Ending, limits: Partial<typeof LIMITS> = {}): Promise<boolean> {
  const program = new Isolated<Ending>('../../support/isolation/ending-program', import.meta.url, {
    ...LIMITS,
    ...limits,
  });
  const { output, succeeded } = program.start(ending, []);
  output.resume();
  return succeeded;
}

describe("a program that reads strangers' data", () => {
  it('succeeds if it ends by itself', async () => {
    expect(await end('success')).toBe(true);
  });

  it('lets others use the processor first', async () => {
    expect(await end('yielding')).toBe(true);
  });

  it.each(['failure', 'memory', 'heap', 'processor'] as const)('has not succeeded after: %s', async (ending) => {
    expect(await end(ending)).toBe(false);
  });

  it('has not succeeded if it computes without a pause until its time is over', async () => {
    expect(await end('endless', { time: 1_000 })).toBe(false);
  });

  it('is to be tried again if its time is over although it did little, because the machine is busy', async () => {
    await expect(end('time', { time: 1_000 })).rejects.toThrow(TooBusy);
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'is to be tried again if the system ended it with %s, which says nothing about the data',
    async (signal) => {
      await expect(end(signal)).rejects.toThrow(TooBusy);
    },
  );
});
