import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { ownUrl } from '#platform/embedded-postgres/own-database.js';

const run = promisify(execFile);

/** Milliseconds within which a killed server must be running again. */
const BACK_WITHIN = 60_000;

/** The PostgreSQL processes of a data folder, to cause faults. */
export class DatabaseProcess {
  constructor(private readonly home: string) {}

  async url(): Promise<string> {
    const password = await readFile(join(this.home, 'password'), 'utf8');
    const { port } = await this.postmaster();
    return ownUrl({ data: '', log: '', password }, port);
  }

  /** Kills all processes. */
  kill(): Promise<void> {
    return this.signal('SIGKILL');
  }

  /** Stops it as `pg_ctl stop -m fast` does: connections end at once, and nothing is recovered at the next start. */
  async stopFast(): Promise<void> {
    const { pid } = await this.postmaster();
    process.kill(pid, 'SIGINT');
    while (isRunning(pid)) await sleep(20);
  }

  /** Holds an exclusive lock on a table meanwhile. */
  async locked(table: string, meanwhile: () => Promise<unknown>): Promise<void> {
    const client = new Client({ connectionString: await this.url() });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(`lock table ${client.escapeIdentifier(table)} in access exclusive mode`);
      await meanwhile();
    } finally {
      await client.end();
    }
  }

  /** Suspends all processes: connections stay open without responses. */
  suspend(): Promise<void> {
    return this.signal('SIGSTOP');
  }

  resume(): Promise<void> {
    return this.signal('SIGCONT');
  }

  /** Resolves once the database responds again. */
  async back(): Promise<void> {
    for (const begin = Date.now(); Date.now() - begin < BACK_WITHIN; await sleep(20)) if (await this.responds()) return;
    throw new Error('The database did not come back.');
  }

  private async responds(): Promise<boolean> {
    const connectionString = await this.url().catch(() => undefined);
    const client = new Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async signal(signal: NodeJS.Signals): Promise<void> {
    const { pid } = await this.postmaster();
    for (const one of [pid, ...(await childrenOf(pid))]) {
      try {
        process.kill(one, signal);
      } catch {
        // The process has already ended.
      }
    }
  }

  private async postmaster(): Promise<{ pid: number; port: number }> {
    const lines = (await readFile(join(this.home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() =>
    run('pgrep', ['-P', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    ),
  );
  return text.split(/\s+/).filter(Boolean).map(Number);
}
