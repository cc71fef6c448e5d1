import { spawn, type ChildProcess } from 'node:child_process';
import type { Tally } from './run-all-tally.js';

/** A step of the run. */
export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly variables?: Record<string, string>;
  /** Names of the steps that must finish first. */
  readonly after?: readonly string[];
  /** What the step needs besides, and which is being prepared. */
  readonly ready?: Promise<void>;
  tally(exitCode: number): Tally | Promise<Tally>;
};

export type Outcome = { readonly step: Step; readonly tally: Tally; readonly seconds: number; readonly output: string };

/** Timeout of a step in milliseconds. */
const LONGEST = 30 * 60_000;

const running = new Set<ChildProcess>();

/** Runs a step, and kills it after the timeout. */
export async function runStep(step: Step): Promise<Outcome> {
  const begin = performance.now();
  const { exitCode, output } = await runCommand(step);
  const tally = await step.tally(exitCode);
  return { step, tally, seconds: (performance.now() - begin) / 1000, output };
}

/** Kills all running steps with their child processes. */
export function killAll(): void {
  for (const child of running) kill(child);
}

function runCommand({ command: [program, ...args], variables }: Step): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    // Its own process group, so that killing it leaves nothing behind.
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
    // It has ended already.
  }
}

/** The caller's environment without variables that affect tests and builds. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' };
}
