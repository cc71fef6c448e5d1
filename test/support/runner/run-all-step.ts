import { spawn, type ChildProcess } from 'node:child_process';
import type { Tally } from './run-all-tally.js';

/** One part of the whole run. */
export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly variables?: Record<string, string>;
  /** Names of steps that have to be through before. */
  readonly after?: readonly string[];
  tally(exitCode: number): Tally | Promise<Tally>;
};

export type Outcome = { readonly step: Step; readonly tally: Tally; readonly seconds: number; readonly output: string };

/** Milliseconds after which a step is taken to hang. */
const LONGEST = 30 * 60_000;

const running = new Set<ChildProcess>();

/** Runs a step to its end, or ends it when it hangs. */
export async function runStep(step: Step): Promise<Outcome> {
  const begin = performance.now();
  const { exitCode, output } = await runCommand(step);
  const tally = await step.tally(exitCode);
  return { step, tally, seconds: (performance.now() - begin) / 1000, output };
}

/** Ends all that runs, with everything it started. */
export function killAll(): void {
  for (const child of running) kill(child);
}

function runCommand({ command: [program, ...args], variables }: Step): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    // A process group of its own, so that nothing of it is left when it has to be ended.
    const child = spawn(program, args, { env: { ...environment(), ...variables }, detached: true });
    running.add(child);
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nEnded after ${LONGEST / 60_000} minutes.\n`));
      kill(child);
    }, LONGEST);
    const end = (exitCode: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ exitCode, output: Buffer.concat(chunks).toString() });
    };
    child.stdin.end();
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message));
      end(1);
    });
    // Not "close": a grandchild may keep the pipes open.
    child.once('exit', (code) => setImmediate(() => end(code ?? 1)));
  });
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
}

/** The caller's environment without what would change how tests and builds behave. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' };
}
