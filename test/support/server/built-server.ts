import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFlags, startVariables } from './start-flags.js';

/** The built server in a separate process. */
export type BuiltServer = {
  readonly url: string;
  /** Process id. */
  readonly pid: number;
  /** Its exit code once it has ended; null if a signal killed it. */
  readonly exited: Promise<number | null>;
  /** Stops it and waits until it has ended. */
  stop(): Promise<void>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
};

const READY_WITHIN = 180_000;

/**
 * Starts `entry` of the project in `home` on `PORT` or a free port, with its files in `DATA_DIR` or in a temporary
 * folder that is deleted when the server stops.
 */
export async function startBuiltServer(
  variables: Record<string, string>,
  home = '.',
  entry = 'dist/main.js',
): Promise<BuiltServer> {
  const port = variables['PORT'] ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const ownFolder = variables['DATA_DIR'] === undefined ? await mkdtemp(join(tmpdir(), 'wayfare-browser-')) : undefined;
  const server = spawn(process.execPath, [...startFlags(), entry], {
    cwd: home,
    // Ignores the settings of the developer's shell.
    env: {
      ...startVariables(),
      PATH: process.env['PATH'],
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: ownFolder,
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit').then(([code]) => code as number | null);
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await exited;
    if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
  };
  const stop = () => end('SIGTERM');
  for (const begin = Date.now(); !(await isReady(url)); await sleep(100)) {
    if (server.exitCode === null && Date.now() - begin < READY_WITHIN) continue;
    await stop();
    throw new Error('The built server does not start; npm run build makes it anew.');
  }
  return { url, pid: server.pid ?? 0, exited, stop, kill: () => end('SIGKILL') };
}

/** Whether a server reaches its database. */
export function hasDatabase(url: string): Promise<boolean> {
  return isOk(`${url}/health/dependencies`);
}

/** Whether a server reports ready. */
export function isReady(url: string): Promise<boolean> {
  return isOk(`${url}/health/ready`);
}

function isOk(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

/** A free TCP port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
