import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './built-server.js';

const READY_WITHIN = 180_000;

/** The server in a separate process, run from its sources, with its output captured. */
export class ServerProcess {
  private constructor(
    readonly url: string,
    private readonly parts: string[],
    private readonly end: () => Promise<void>,
  ) {}

  static async start(variables: Record<string, string>): Promise<ServerProcess> {
    const port = String(await freePort());
    const dataDirectory = await mkdtemp(join(tmpdir(), 'wayfare-server-'));
    const child = spawn(process.execPath, ['--import', './test/support/runner/typescript.mjs', 'src/main.ts'], {
      // Ignores the settings of the developer's shell.
      env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: dataDirectory, SCHEDULES: 'false', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    }
    const closed = once(child, 'close');
    const end = async () => {
      child.kill('SIGTERM');
      await closed;
      await rm(dataDirectory, { recursive: true, force: true });
    };
    const server = new ServerProcess(`http://localhost:${port}`, parts, end);
    for (const begin = Date.now(); !(await server.isReady()); await sleep(100)) {
      if (child.exitCode === null && Date.now() - begin < READY_WITHIN) continue;
      await end();
      throw new Error(`The server does not start: ${server.output}`);
    }
    return server;
  }

  /** Its output so far. */
  get output(): string {
    return this.parts.join('');
  }

  stop(): Promise<void> {
    return this.end();
  }

  private isReady(): Promise<boolean> {
    return fetch(`${this.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
