import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The built server in a process of its own. */
export type BuiltServer = {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends the process without a warning, in the middle of whatever it does. */
  kill(): Promise<void>;
};

const READY_WITHIN = 60_000;

/** Starts `dist/main.js` on a free port, with files in a folder of its own that goes when it stops. */
export async function startBuiltServer(variables: Record<string, string>): Promise<BuiltServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDirectory = await mkdtemp(join(tmpdir(), 'wayfare-browser-'));
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    // Not the settings of whoever runs the tests.
    env: { PATH: process.env['PATH'], PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDirectory, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await exited;
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const stop = () => end('SIGTERM');
  for (const begin = Date.now(); !(await isReady(url)); await sleep(100)) {
    if (server.exitCode === null && Date.now() - begin < READY_WITHIN) continue;
    await stop();
    throw new Error('The built server does not start; npm run build makes it anew.');
  }
  return { url, stop, kill: () => end('SIGKILL') };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
