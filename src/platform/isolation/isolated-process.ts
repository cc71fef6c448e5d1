import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { TooBusy } from '#shared/application/limits/too-busy.js';

type Started = {
  readonly output: Readable;
  readonly succeeded: Promise<boolean>;
  /** Ends the process, if it has not ended. */
  stop(): Promise<void>;
};

/** Times are in milliseconds. A process that exceeds a limit is ended. */
type ProcessLimits = {
  readonly heapMegabytes: number;
  readonly residentMegabytes: number;
  /** CPU time, including the start of Node. */
  readonly processorTime: number;
  readonly time: number;
};

/** The function `run` of a program: reads a stranger's data and writes what it found. Fails by throwing. */
export type IsolatedProgram<Task> = (task: Task, input: Readable, output: Writable) => Promise<void>;

/** What the server asks a process to do. */
export type Order = {
  readonly program: string;
  readonly task: unknown;
  readonly limits: ProcessLimits;
  /** The signal with which the process ends itself at a limit. */
  readonly atLimit: NodeJS.Signals;
};

/** `.ts` or `.js`, like this file. */
const EXTENSION = extname(import.meta.url);
const RUNNER = fileURLToPath(new URL(`./run-isolated${EXTENSION}`, import.meta.url));
/** Uncompiled, as in tests, modules are compiled at every start unless a cache keeps them. */
const isUncompiled = EXTENSION === '.ts';
const TYPESCRIPT = isUncompiled ? ['--experimental-transform-types', '--conditions=wayfare-source'] : [];
/** Not SIGKILL, which the system sends if the machine is short of memory. */
const AT_LIMIT = 'SIGUSR2';
/** Signals that say nothing about the data: the machine is busy, short of memory or shutting down. */
const FROM_SYSTEM: ReadonlySet<string> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);
/** Milliseconds after its time in which a process ends itself, unless it computes without a pause. */
const GRACE = 5_000;
/** One thread and one heap arena for native libraries, and none of the server's secrets. */
const ENVIRONMENT = {
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
  ...(isUncompiled && { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }),
};

/**
 * Runs programs on strangers' data, each in a process of its own, so that what takes too much time or memory ends only
 * that process and never delays the server.
 */
export class Isolated<Task> {
  private readonly program: string;

  /** `name` without extension, relative to `url`, the importing module's. */
  constructor(
    name: string,
    url: string,
    private readonly limits: ProcessLimits,
  ) {
    this.program = new URL(name + EXTENSION, url).href;
  }

  /**
   * Starts the program. `succeeded` is false if it fails or exceeds a limit.
   * @throws errors of the input and, if the system does not let the process start or finish, TooBusy, both through
   *   `succeeded`
   */
  start(task: Task, input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Started {
    const { program, limits } = this;
    const flags = [`--max-old-space-size=${limits.heapMegabytes}`, '--max-semi-space-size=2', ...TYPESCRIPT];
    const order = JSON.stringify({ program, task, limits, atLimit: AT_LIMIT } satisfies Order);
    const child = spawn(process.execPath, [...flags, RUNNER, order], {
      env: ENVIRONMENT,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: limits.time + GRACE,
      killSignal: 'SIGKILL',
    });
    // It could not start; without a free file descriptor it does not even have pipes.
    child.on('error', () => undefined);
    if (child.pid === undefined) return notStarted();
    yieldProcessor(child.pid);
    const kill = (): void => void child.kill('SIGKILL');
    let fault: { readonly error: unknown } | undefined;
    const watched = async function* (): AsyncGenerator<Uint8Array, void> {
      try {
        yield* input;
      } catch (error) {
        fault = { error };
        // Without this, the program would take what arrived for the whole.
        kill();
        throw error;
      }
    };
    // The process may end before it has read everything.
    const feeding = pipeline(watched, child.stdin).catch(() => undefined);
    // Emitted once the output has been read; rejected if the process cannot start.
    const closed = once(child, 'close').catch(() => Promise.reject(new TooBusy()));
    const succeeded = Promise.all([closed, feeding]).then(([[code, signal]]) => {
      if (fault) throw fault.error;
      // `killed` is true if we did it.
      if (!child.killed && FROM_SYSTEM.has(String(signal))) throw new TooBusy();
      return code === 0;
    });
    // The output is read first.
    succeeded.catch(() => undefined);
    const stop = async (): Promise<void> => {
      kill();
      await succeeded.catch(() => undefined);
    };
    return { output: child.stdout, succeeded, stop };
  }
}

/** Before the process starts threads, which inherit it: what others wait for goes first. */
function yieldProcessor(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

function notStarted(): Started {
  const succeeded = Promise.reject<boolean>(new TooBusy());
  // The output is read first.
  succeeded.catch(() => undefined);
  return { output: Readable.from([]), succeeded, stop: () => Promise.resolve() };
}
