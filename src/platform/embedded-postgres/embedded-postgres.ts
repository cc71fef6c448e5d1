import { setTimeout as sleep } from 'node:timers/promises';
import { PRIVATE_LOG_SETTINGS } from '../postgres/connection/private-log.js';
import { databaseAccount } from './account.js';
import { findBinaries } from './binaries.js';
import { Claim } from './claim.js';
import { clusterData, openCluster } from './cluster.js';
import { EmbeddedPostgresError, reasonOf } from './embedded-error.js';
import { ownUrl } from './own-database.js';
import {
  runningPort,
  startServer,
  STARTUP_TIMEOUT,
  stopServer,
  type Installation,
  type ServerSettings,
} from './server-process.js';

/** Wayfare's own PostgreSQL server. */
export type EmbeddedPostgres = {
  /** URL of the database, with the password of an ordinary role. */
  readonly url: string;
  /** Releases the server, and stops it unless another process uses it. */
  stop(): Promise<void>;
};

type EmbeddedPostgresOptions = {
  /** Absolute path of a folder for the server's files only; it need not exist. */
  readonly dataDirectory: string;
  /** TCP port on 127.0.0.1; any free one by default. A running server keeps its port. */
  readonly port?: number;
  /** Additional settings, effective from the server's next start. */
  readonly settings?: ServerSettings;
  /** Called with a sentence about delays and failures after the start. */
  readonly log?: (sentence: string) => void;
};

/** Settings for any server of Wayfare, including the one in docker-compose.yml. */
export const RECOMMENDED_SETTINGS: ServerSettings = {
  random_page_cost: 1.1,
  jit: 'off',
  // Cancels queries whose client has disconnected.
  client_connection_check_interval: '1s',
  ...PRIVATE_LOG_SETTINGS,
};

/** For a small machine that also runs Wayfare. */
const DEFAULTS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '64MB',
  work_mem: '8MB',
  max_worker_processes: 4,
  max_parallel_workers_per_gather: 1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...RECOMMENDED_SETTINGS,
};

/** Temporary startup failures: another process still holds the folder, the port or the memory, or killed the server. */
const TEMPORARY_FAILURE = /lock file|shared memory|TCP\/IP sockets|Examine the log output/;
/** Attempts to start after such failures, with growing delays. */
const ATTEMPTS = 15;
/** Milliseconds between retries when a lost server does not restart, for example because the disk is full. */
const RESTART_DELAY = 5_000;

/**
 * Starts PostgreSQL in a data directory, or joins the server that another process runs there. Restarts it on the same
 * port when it dies.
 * @throws EmbeddedPostgresError with a sentence that names the obstacle
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = await databaseAccount(clusterData(options.dataDirectory));
  const binaries = await findBinaries(account);
  const cluster = await openCluster(options.dataDirectory, binaries, account);
  const installation = { cluster, binaries, account };
  return new EmbeddedServer(installation, options, await claimServer(installation, options, options.port));
}

type Held = { readonly claim: Claim; readonly port: number };

class EmbeddedServer implements EmbeddedPostgres {
  readonly url: string;
  private readonly stopping = new AbortController();
  /** The claim, or the attempt to regain it. */
  private held: Promise<Held | undefined>;

  constructor(
    private readonly installation: Installation,
    private readonly options: EmbeddedPostgresOptions,
    held: Held,
  ) {
    this.url = ownUrl(installation.cluster, held.port);
    this.held = Promise.resolve(held);
    this.watch(held);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    const held = await this.held;
    await held?.claim.release(async () => {
      if (!(await stopServer(this.installation))) this.options.log?.('The embedded PostgreSQL is still shutting down.');
    });
  }

  private watch({ claim, port }: Held): void {
    claim.onLost(() => {
      if (this.stopping.signal.aborted) return;
      this.options.log?.('The embedded PostgreSQL stopped unexpectedly and is restarting.');
      this.held = this.reclaim(port);
    });
  }

  private async reclaim(port: number): Promise<Held | undefined> {
    while (!this.stopping.signal.aborted) {
      try {
        const held = await claimServer(this.installation, this.options, port);
        this.watch(held);
        return held;
      } catch (error) {
        this.options.log?.(`The embedded PostgreSQL failed to restart and will be retried: ${reasonOf(error)}.`);
        await sleep(RESTART_DELAY, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }
}

/** Retries until the cluster's server is claimed, and starts it if it is not running. */
async function claimServer(at: Installation, options: EmbeddedPostgresOptions, port?: number): Promise<Held> {
  const settings = { ...DEFAULTS, ...options.settings };
  const deadline = Date.now() + STARTUP_TIMEOUT * 1_000;
  for (let attempt = 1; Date.now() < deadline; await sleep(25)) {
    const running = await runningPort(at.cluster);
    const claim = running && (await Claim.on(at.cluster, running));
    if (claim) return { claim, port: running };
    const failure = running ? undefined : await startServer(at, settings, port);
    if (failure === undefined) continue;
    if (attempt === ATTEMPTS || !TEMPORARY_FAILURE.test(failure)) {
      throw new EmbeddedPostgresError(`PostgreSQL failed to start: ${failure}.`);
    }
    await sleep(100 * attempt);
    attempt += 1;
  }
  throw new EmbeddedPostgresError(`PostgreSQL is not ready after five minutes; its log is ${at.cluster.log}.`);
}
