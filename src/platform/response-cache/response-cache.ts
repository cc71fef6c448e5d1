import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { Database } from '../postgres/database.js';
import { Notifications } from '../postgres/notifications.js';
import { Replicas } from '../postgres/replicas.js';

const CHANNEL = 'public_answers_changed';
const MEGABYTE = 1024 ** 2;
/** Maximum share of the cache that one entry may take. */
const LARGEST_SHARE = 1 / 8;

/** When public responses next change on their own, such as when a listing closes; undefined if never. */
type NextChange = (now: Date) => Promise<Date | undefined>;

/** A cached value; `size` is its memory in bytes. */
type Cached = { readonly size: number };

/** The computations between two changes. */
type Generation = {
  /** When the first of them started. */
  startedAt?: Date;
  period?: Promise<Period>;
  readonly pending: Map<string, Promise<Cached | undefined>>;
};
type Period = { readonly from: number; readonly until: number };

/**
 * Caches public responses, and counts that several of them share, until something that they show changes. A change made
 * by this process clears the cache before its caller gets a response; a change made by another, within a second. While
 * this process may be missing changes, it neither serves from the cache nor fills it.
 */
@Injectable()
export class ResponseCache {
  private readonly cached: LRUCache<string, Cached> | undefined;
  private readonly schedules: NextChange[] = [];
  private generation: Generation = { pending: new Map() };
  private period?: Period;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
    private readonly replicas: Replicas,
    @Inject(SETTINGS) { responseCacheMegabytes }: Pick<Settings, 'responseCacheMegabytes'>,
  ) {
    const maxSize = responseCacheMegabytes * MEGABYTE;
    if (maxSize === 0) return;
    this.cached = new LRUCache({ maxSize, maxEntrySize: maxSize * LARGEST_SHARE, sizeCalculation: sizeOf });
    notifications.add({ channel: CHANNEL, received: () => this.clear(), listening: () => this.clear() });
  }

  /** Registers a source of changes that happen on their own. Call this before the application starts. */
  changesBy(schedule: NextChange): void {
    this.schedules.push(schedule);
  }

  /** Call this in the transaction that changes something public. */
  async changed(): Promise<void> {
    await this.database.query('select pg_notify($1, $2)', [CHANNEL, '']);
    this.unitOfWork.afterCommit(() => this.clear());
  }

  /** The cached value, if it is certain to be current. */
  find(key: string): Cached | undefined {
    if (!this.cached || !this.notifications.isCurrent) return undefined;
    if (this.period && !isWithin(this.period, this.clock.now())) this.clear();
    return this.cached.get(key);
  }

  /**
   * The value that is cached or being computed for another request, or else a new one. A new value is cached unless it
   * is undefined or something has changed since its computation started. A key implies the type of its value.
   */
  async findOrCompute<Value extends Cached | undefined>(key: string, compute: () => Promise<Value>): Promise<Value> {
    if (!this.cached || !this.notifications.isCurrent) return compute();
    const found = this.find(key);
    const pending = this.generation.pending.get(key);
    const known = found ?? (pending && (await pending));
    if (known) return known as Value;
    const { generation } = this;
    generation.startedAt ??= this.clock.now();
    const { promise, resolve } = Promise.withResolvers<Cached | undefined>();
    generation.pending.set(key, promise);
    let value: Value | undefined;
    try {
      value = await this.replicas.read(compute);
      return value;
    } finally {
      generation.pending.delete(key);
      resolve(value);
      if (value) void this.store(generation, key, value);
    }
  }

  private async store(generation: Generation, key: string, value: Cached): Promise<void> {
    generation.period ??= this.periodFrom(generation.startedAt ?? this.clock.now());
    // Without a period the value cannot be cached, but its request has succeeded.
    const period = await generation.period.catch(() => undefined);
    if (generation !== this.generation || !this.notifications.isCurrent) return;
    if (!period) {
      this.clear();
      return;
    }
    this.period = period;
    if (isWithin(period, this.clock.now())) this.cached?.set(key, value);
  }

  private async periodFrom(now: Date): Promise<Period> {
    const changes = await Promise.all(this.schedules.map((schedule) => schedule(now)));
    const until = Math.min(...changes.map((change) => change?.getTime() ?? Infinity));
    return { from: now.getTime(), until };
  }

  private clear(): void {
    this.replicas.changed();
    this.generation = { pending: new Map() };
    this.period = undefined;
    this.cached?.clear();
  }
}

function isWithin({ from, until }: Period, time: Date): boolean {
  return time.getTime() >= from && time.getTime() < until;
}

function sizeOf({ size }: Cached, key: string): number {
  return size + 2 * key.length;
}
