import { execFile, spawn } from 'node:child_process';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Account } from './account.js';
import type { Binaries } from './binaries.js';
import { SERVER_ENVIRONMENT, type Cluster } from './cluster.js';
import { codeOf } from '../files/error-code.js';

const run = promisify(execFile);

/** PostgreSQL settings by name, as in postgresql.conf. */
export type ServerSettings = Readonly<Record<string, string | number>>;

/** The server process recorded in a cluster. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean };

/** Everything a server needs to run. */
export type Installation = {
  readonly cluster: Cluster;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
};

/** A started server process; once it has exited, the reason. */
export type Launch = { ended: string | undefined };

/** Size in bytes at which the server's log is truncated. */
const LOG_LIMIT = 10 * 1024 * 1024;

/** Reads postmaster.pid, which exists while PostgreSQL runs. */
export async function readPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  });
  const [pid, , , port, , , , status] = text.split('\n');
  return pid && port ? { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' } : undefined;
}

/**
 * Whether that process is running and is the cluster's server. After kill -9 or a reboot its pid may belong to
 * another program.
 */
export async function isRunning(cluster: Cluster, { pid }: Postmaster): Promise<boolean> {
  const folder = /postgres -D (.+) -p \d+/.exec(await commandOf(pid))?.[1];
  // The folder may have been moved while the server was running.
  return folder !== undefined && (folder === cluster.data || !(await exists(folder)));
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') {
    return run('ps', ['-o', 'args=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    );
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.replaceAll('\0', ' ');
}

/** Removes a stale postmaster.pid, which would keep PostgreSQL from starting. */
export async function forgetStale(cluster: Cluster): Promise<void> {
  const named = await readPostmaster(cluster);
  if (named && (await isRunning(cluster, named))) return;
  const written = await stat(pidFile(cluster)).catch(() => undefined);
  // A recent one may belong to a server that is starting.
  if (written && (named || Date.now() - written.mtimeMs > 2_000)) await rm(pidFile(cluster), { force: true });
}

/** Starts the server detached, so that it outlives Ctrl-C and kill -9 of this process. */
export async function launch(at: Installation, settings: ServerSettings, port?: number): Promise<Launch> {
  const chosen = port ?? (await freePort());
  const log = await openLog(at);
  try {
    const { size: begin } = await log.stat();
    const server = spawn(at.binaries.postgres, ['-D', at.cluster.data, '-p', String(chosen), ...flags(settings)], {
      ...at.account,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    server.unref();
    const launched: Launch = { ended: undefined };
    server.once('error', (error) => (launched.ended = error.message));
    server.once('exit', (_code, signal) => {
      if (signal) launched.ended ??= `it was ended by ${signal}`;
      else void lastFatal(at.cluster, begin).then((reason) => (launched.ended ??= reason));
    });
    return launched;
  } finally {
    await log.close();
  }
}

/** Requests a fast shutdown; returns false if the server is still running after `timeout` milliseconds. */
export async function shutDown(cluster: Cluster, server: Postmaster, timeout: number): Promise<boolean> {
  process.kill(server.pid, 'SIGINT');
  for (const begin = Date.now(); Date.now() - begin < timeout; await sleep(20)) {
    if ((await readPostmaster(cluster))?.pid !== server.pid) return true;
    if (!(await isRunning(cluster, server))) return true;
  }
  return false;
}

function pidFile(cluster: Cluster): string {
  return join(cluster.data, 'postmaster.pid');
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function flags(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function openLog({ cluster, account }: Installation) {
  const size = await stat(cluster.log).then(
    (file) => file.size,
    () => 0,
  );
  if (size > LOG_LIMIT) await rename(cluster.log, `${cluster.log}.old`);
  const log = await open(cluster.log, 'a', 0o600);
  // The cluster's owner may be the next to start it.
  if (account) await log.chown(account.uid, account.gid);
  return log;
}

/**
 * Fatal to a single connection: sent to clients that connect too early, and logged by the children of a killed server
 * while the next one starts.
 */
const OF_A_CONNECTION = /^(?:the database system is|terminating) /;

/** The last fatal error in the server's log. */
async function lastFatal(cluster: Cluster, begin: number): Promise<string> {
  // Without a log the reason is unknown.
  const log = (await readFile(cluster.log).catch(() => Buffer.alloc(0))).subarray(begin).toString();
  const reasons = [...log.matchAll(/(?:FATAL|PANIC|postgres): +(.+)/g)].map((match) => match[1] ?? '');
  const last = [...log.matchAll(/LOG: +(.+)/g)].at(-1)?.[1];
  return reasons.findLast((reason) => !OF_A_CONNECTION.test(reason)) ?? last ?? 'it gives no reason';
}
