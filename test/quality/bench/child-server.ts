import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFlags, startVariables } from '../../support/server/start-flags.js';

/** A server in a child process, so that the measurements do not slow it down. */
export type ChildServer = {
  readonly url: string;
  /** Milliseconds from the start of the process until it was ready. */
  readonly readyAfter: number;
  /** Resident memory in bytes; undefined if the system does not report it. */
  residentMemory(): Promise<number | undefined>;
  /** Processor time in microseconds; undefined if the system does not report it. */
  processorTime(): Promise<number | undefined>;
  stop(): Promise<void>;
};

/** Milliseconds that a server may take from listening to being ready. */
const READY_WITHIN = 60_000;

const ADDRESS = /http:\/\/localhost:\d+/;

/** Starts a program, given as arguments of Node, that prints its address once it listens. */
export async function startChild(
  program: readonly string[],
  variables: Record<string, string>,
  readyPath: string,
): Promise<ChildServer> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...startFlags(), ...program], {
    env: { ...process.env, ...startVariables(), ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  await untilReady(url + readyPath);
  return {
    url,
    readyAfter: performance.now() - begin,
    residentMemory: () => residentMemory(child.pid),
    processorTime: () => processorTime(child.pid),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Waits for a server that listens but may still be starting. */
async function untilReady(address: string): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN; ; await sleep(50)) {
    const { ok, status } = await fetch(address);
    if (ok) return;
    if (status !== 503 || Date.now() > deadline) throw new Error(`${address} returned ${status}.`);
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = ADDRESS.exec(output)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`A server ended with ${code} before it was ready.`)));
  });
}

async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** In hundredths of a second on Linux: fields 14 and 15 of proc_pid_stat(5), the 12th and 13th after the name. */
async function processorTime(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * 10_000;
}
