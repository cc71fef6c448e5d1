import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { DomainError } from '#shared/domain/domain-error.js';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { DATABASE_URL } from './connection/database-url.js';
import { poolOptions } from './connection/orm-options.js';

/** Interval in milliseconds at which the positions of primary and replicas are sampled. */
const SAMPLE_EVERY = 250;
/** The same for a while after a change, so that replicas are used again as soon as they have it. */
const SAMPLE_SOON = 25;
const SOON_FOR = 500;
/** Maximum lag of a replica in milliseconds. */
const MAX_LAG = 5_000;

/** The WAL position in bytes up to which a primary has written, or a standby has replayed. */
const POSITION = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::float8 as lsn`;

type Position = { readonly lsn: number; readonly at: number };
type Replica = {
  readonly pool: Pool;
  /** It has everything committed before this time, by `performance.now()`. */
  knowsUntil: number;
};

const reading = new AsyncLocalStorage<Pool | 'primary'>();

/** The replica that the current work reads from; undefined for the primary. */
export function currentReplica(): Pool | undefined {
  const source = reading.getStore();
  return source === 'primary' ? undefined : source;
}

/** Whether the current work reads what is the same for everyone. */
export const isPublicRead = (): boolean => reading.getStore() !== undefined;

/**
 * Streaming replicas for reads that are the same for everyone. A replica is used while it is at most five seconds
 * behind and has replayed the last change that this process knows of, so nobody reads older data than they have already
 * seen.
 */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Replicas');
  private readonly primary: Pool | undefined;
  private readonly replicas: readonly Replica[];
  private readonly stop = new AbortController();
  private readonly positions: Position[] = [];
  private lastChange = -Infinity;
  private wake = new AbortController();
  private ended: Promise<void> = Promise.resolve();

  constructor(
    @Inject(DATABASE_URL) primaryUrl: string,
    @Inject(SETTINGS) settings: Pick<Settings, 'replicaUrls' | 'databaseSeconds' | 'databasePool'>,
  ) {
    const poolOf = (url: string, max: number): Pool =>
      // The pool replaces connections that break.
      new Pool({ ...poolOptions(url, settings), max }).on('error', () => undefined);
    this.replicas = settings.replicaUrls.map((url) => ({
      pool: poolOf(url, settings.databasePool),
      knowsUntil: -Infinity,
    }));
    if (this.replicas.length > 0) this.primary = poolOf(primaryUrl, 1);
  }

  onApplicationBootstrap(): void {
    if (this.primary) this.ended = this.sampleUntilStopped(this.primary);
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    this.wake.abort();
    await this.ended;
    await Promise.all([this.primary, ...this.replicas.map(({ pool }) => pool)].map(async (pool) => pool?.end()));
  }

  /** Call this when something public has changed: replicas are used again once they have replayed it. */
  changed(): void {
    this.lastChange = performance.now();
    this.wake.abort();
  }

  /** The lag of each replica in milliseconds, in the order of the setting; infinite if it does not respond. */
  lags(): number[] {
    return this.replicas.map(({ knowsUntil }) => Math.max(0, performance.now() - knowsUntil - SAMPLE_EVERY));
  }

  /** Runs read-only work on a replica if one is usable, and again on the primary if that fails. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    const replica = this.usable();
    if (!replica) return reading.run('primary', work);
    try {
      return await reading.run(replica.pool, work);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      replica.knowsUntil = -Infinity;
      return reading.run('primary', work);
    }
  }

  /** The one with the fewest waiting requests. */
  private usable(): Replica | undefined {
    const needed = Math.max(this.lastChange, performance.now() - MAX_LAG);
    return this.replicas
      .filter(({ knowsUntil }) => knowsUntil > needed)
      .toSorted((one, other) => busy(one.pool) - busy(other.pool))[0];
  }

  private async sampleUntilStopped(primary: Pool): Promise<void> {
    while (!this.stop.signal.aborted) {
      this.wake = new AbortController();
      await this.sample(primary);
      const isAwaited = performance.now() - this.lastChange < SOON_FOR && this.isAnyBehind();
      // A change ends the usual pause.
      const { signal } = isAwaited ? this.stop : this.wake;
      await sleep(isAwaited ? SAMPLE_SOON : SAMPLE_EVERY, undefined, { signal }).catch(() => undefined);
    }
  }

  private isAnyBehind(): boolean {
    return this.replicas.some(({ knowsUntil }) => knowsUntil <= this.lastChange);
  }

  private async sample(primary: Pool): Promise<void> {
    const at = performance.now();
    const lsn = await positionOf(primary).catch(() => undefined);
    if (lsn === undefined) return;
    this.positions.unshift({ lsn, at });
    while ((this.positions.at(-1)?.at ?? at) < at - MAX_LAG) this.positions.pop();
    await Promise.all(this.replicas.map((replica, index) => this.sampleReplica(replica, index)));
  }

  private async sampleReplica(replica: Replica, index: number): Promise<void> {
    const wasUsable = replica.knowsUntil > performance.now() - MAX_LAG;
    const replayed = await positionOf(replica.pool).catch(() => Number.NaN);
    const known = this.positions.find(({ lsn }) => lsn <= replayed);
    replica.knowsUntil = known?.at ?? -Infinity;
    if (wasUsable !== (known !== undefined)) {
      this.logger.log(`Replica ${index + 1} is ${known ? 'used' : 'not used: it is unreachable or too far behind'}.`);
    }
  }
}

async function positionOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ lsn: number | null }>(POSITION);
  return rows[0]?.lsn ?? Number.NaN;
}

function busy({ totalCount, idleCount, waitingCount }: Pool): number {
  return totalCount - idleCount + waitingCount;
}
