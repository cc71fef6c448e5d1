import { constants, getPriority } from 'node:os';
import type { IsolatedProgram } from '#platform/isolation/isolated-process.js';

/**
 * How the program ends: with a signal as if the system had sent it, at one of its limits, or by itself; `yielding` is a
 * success if others go before it.
 */
export type Ending =
  | NodeJS.Signals
  | 'memory'
  | 'heap'
  | 'processor'
  | 'endless'
  | 'time'
  | 'failure'
  | 'success'
  | 'yielding';

export const run: IsolatedProgram<Ending> = async (ending) => {
  const kept: unknown[] = [];
  switch (ending) {
    case 'success':
      return;
    case 'yielding':
      if (getPriority() < constants.priority.PRIORITY_BELOW_NORMAL)
        throw new Error('It is as important as the server.');
      return;
    case 'failure':
      throw new Error('It cannot be read.');
    case 'memory':
      for (;;) kept.push(Buffer.alloc(1024 ** 2, 'x'), await nextTurn());
    case 'heap':
      for (;;) kept.push(Array.from({ length: 1024 }, () => ({})));
    case 'processor':
      for (;;) if (Math.random() < 1e-6) await nextTurn();
    case 'endless':
      // As little pause as endless computing has, but it takes no processor from the other tests.
      for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    case 'time':
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    default:
      process.kill(process.pid, ending);
      await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
