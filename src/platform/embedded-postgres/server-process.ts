import { execFile } from 'node:child_process';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.js';
import type { Binaries } from './binaries.js';
import { SERVER_ENVIRONMENT, type Cluster } from './cluster.js';
import { reasonOf } from './embedded-error.js';

const run = promisify(execFile);

/** PostgreSQL settings by name, as in postgresql.conf. */
export type ServerSettings = Readonly<Record<string, string | number>>;

/** Everything a server needs to run. */
export type Installation = {
  readonly cluster: Cluster;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
};

/** Startup timeout in seconds; long, because of crash recovery. */
export const STARTUP_TIMEOUT = 5 * 60;
/** Shutdown timeout in seconds, after which the server continues on its own. */
const SHUTDOWN_TIMEOUT = 8;
/** Size in bytes at which the server's log is rotated. */
const LOG_LIMIT = 10 * 1024 * 1024;

/**
 * The port of the cluster's server if it is running or starting. Removes a stale postmaster.pid: after `kill -9` or a
 * reboot its pid may belong to another program, which would keep PostgreSQL from starting.
 */
export async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const file = join(cluster.data, 'postmaster.pid');
  const [pid, , , port] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (pid && /(?:^|\/)postgres -D /.test(await commandOf(pid))) return Number(port);
  // A recent file without a pid may belong to a server that is starting.
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
  if (pid || Date.now() - mtimeMs > 2_000) await rm(file, { force: true });
  return undefined;
}

async function commandOf(pid: string): Promise<string> {
  const command =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8')
      : run('ps', ['-o', 'args=', '-p', pid]).then(({ stdout }) => stdout);
  return (await command.catch(() => '')).replaceAll('\0', ' ');
}

/**
 * Starts the server, which outlives Ctrl-C and kill -9 of this process, and waits until it is ready.
 * Returns the reason if it does not start.
 */
export async function startServer(at: Installation, settings: ServerSettings, port?: number) {
  const { size } = await stat(at.cluster.log).catch(() => ({ size: 0 }));
  if (size > LOG_LIMIT) await rename(at.cluster.log, `${at.cluster.log}.old`);
  const all = Object.entries({ port: port ?? (await freePort()), ...settings });
  const flags = all.map(([name, value]) => `-c ${name}='${value}'`).join(' ');
  return control(at, 'start', '-l', basename(at.cluster.log), '-t', String(STARTUP_TIMEOUT), '-o', flags).then(
    () => undefined,
    async (error: unknown) => (await lastFatal(at.cluster, size)) ?? reasonOf(error),
  );
}

/** Stops the server; returns false if it is still shutting down after some seconds. */
export function stopServer(at: Installation): Promise<boolean> {
  return control(at, 'stop', '-m', 'fast', '-t', String(SHUTDOWN_TIMEOUT)).then(
    () => true,
    () => false,
  );
}

async function control({ cluster, binaries, account }: Installation, ...options: string[]): Promise<void> {
  // Relative paths, because pg_ctl passes them to a shell.
  const environment = { ...account, cwd: dirname(cluster.data), env: SERVER_ENVIRONMENT };
  await run(binaries.pgCtl, ['--silent', '-D', basename(cluster.data), ...options], environment);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Fatal to a single connection: sent to clients that connect too early, and logged by the children of a killed server
 * while the next one starts.
 */
const OF_A_CONNECTION = /^(?:the database system is|terminating) /;

/** The last fatal error in the server's log. */
async function lastFatal(cluster: Cluster, begin: number): Promise<string | undefined> {
  const log = await readFile(cluster.log).catch(() => Buffer.alloc(0));
  const added = log.subarray(begin > LOG_LIMIT ? 0 : begin).toString();
  const reasons = [...added.matchAll(/(?:FATAL|PANIC|postgres): +(.+)/g)].map((match) => match[1] ?? '');
  return reasons.findLast((reason) => !OF_A_CONNECTION.test(reason));
}
