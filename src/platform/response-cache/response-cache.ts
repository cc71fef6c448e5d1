import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { Database } from '../postgres/database.js';
import { Notifications } from '../postgres/notifications.js';
import { Replicas } from '../postgres/replicas.js';
import { ChangeLog } from './change-log.js';
import {
  dependOn,
  EVERYTHING,
  STRICT_JUDGE,
  withDependencies,
  type ChangeJudge,
  type DependsOn,
} from './dependencies.js';

const CHANNEL = 'public_answers_changed';
const MEGABYTE = 1024 ** 2;
/** Maximum share of the cache that one entry may take. */
const LARGEST_SHARE = 1 / 8;
/** With more changes at once, judging costs more than computing again. */
const MOST_CHANGES = 100;

/** A cached value; `size` is its memory in bytes. */
type Cached = { readonly size: number };

type Entry = {
  readonly value: Cached;
  readonly dependencies: ReadonlySet<string>;
  /** The number of the latest change that it is known to show or not to depend on. */
  asOf: number;
};

/** A computation that other requests wait for. */
type Pending = { readonly asOf: number; readonly entry: Promise<Entry | undefined> };

/** A time up to which changes made by time are known, and when the next one follows; undefined until it is known. */
type Period = { readonly from: Date; until?: number };

/**
 * Caches public responses, and counts that several of them share, until a change may affect them. A change made by this
 * process counts before its caller gets a response; a change made by another, within a second. While this process may be
 * missing changes, it neither serves from the cache nor fills it.
 */
@Injectable()
export class ResponseCache {
  private readonly cached: LRUCache<string, Entry> | undefined;
  private readonly log = new ChangeLog();
  private judge: ChangeJudge = STRICT_JUDGE;
  private pending = new Map<string, Pending>();
  private period?: Period;
  private judging?: Promise<void>;

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
    notifications.add({
      channel: CHANNEL,
      received: (change) => this.noteChange(change),
      listening: () => this.clear(),
    });
  }

  /** Registers who judges changes. Call this before the application starts. */
  judgedBy(judge: ChangeJudge): void {
    this.judge = judge;
  }

  /** Call this in the transaction that changes something public, with the id of the change if the judge knows it. */
  async changed(change = ''): Promise<void> {
    await this.database.query('select pg_notify($1, $2)', [CHANNEL, change]);
    this.unitOfWork.afterCommit(() => this.noteChange(change));
  }

  /** The cached value, if it is certain to be current. Waits while a change is being judged. */
  async find(key: string): Promise<Cached | undefined> {
    return (await this.findEntry(key))?.value;
  }

  /**
   * The value that is cached or being computed for another request, or else a new one. A new value is cached unless it
   * is undefined or a change since its computation started may affect it. A key implies the type of its value. What is
   * built from a value with a list of dependencies declares its own.
   */
  async findOrCompute<Value extends Cached | undefined>(
    key: string,
    compute: () => Promise<Value>,
    dependsOn: DependsOn = 'everything',
  ): Promise<Value> {
    if (dependsOn === 'everything') dependOn(EVERYTHING);
    if (!this.cached || !this.notifications.isCurrent) return compute();
    const cached = await this.findEntry(key);
    // Nothing is awaited between looking here and computing, so requests of one moment compute once.
    const pending = this.awaited(key);
    const entry = cached ?? (pending && (await pending));
    if (!entry) return this.compute(key, compute, dependsOn);
    // What is built from this value depends on the same.
    if (dependsOn === 'declared') dependOn(...entry.dependencies);
    return entry.value as Value;
  }

  private async compute<Value extends Cached | undefined>(
    key: string,
    compute: () => Promise<Value>,
    dependsOn: DependsOn,
  ): Promise<Value> {
    const { pending } = this;
    const asOf = this.log.latest;
    this.period ??= { from: this.clock.now() };
    const { promise, resolve } = Promise.withResolvers<Entry | undefined>();
    const own = { asOf, entry: promise };
    pending.set(key, own);
    let entry: Entry | undefined;
    try {
      const { value, dependencies } = await this.replicas.read(() => withDependencies(dependsOn, compute));
      if (dependsOn === 'declared') dependOn(...dependencies);
      if (value) entry = { value, dependencies, asOf };
      return value;
    } finally {
      if (pending.get(key) === own) pending.delete(key);
      resolve(entry);
      if (entry && pending === this.pending && this.notifications.isCurrent) this.store(key, entry);
    }
  }

  /** What another request is computing, if nothing has changed since it began. */
  private awaited(key: string): Promise<Entry | undefined> | undefined {
    const pending = this.pending.get(key);
    return pending?.asOf === this.log.latest ? pending.entry : undefined;
  }

  private async findEntry(key: string): Promise<Entry | undefined> {
    if (!this.cached || !this.notifications.isCurrent) return undefined;
    this.noteTime();
    const needed = this.log.latest;
    // The judgment that is being awaited may have begun before the latest change.
    for (let waits = 0; waits <= 2; waits += 1) {
      const entry = this.cached.get(key);
      if (!entry) return undefined;
      if (entry.asOf >= needed && this.period?.until !== undefined) return entry;
      await this.judgeChanges();
    }
    return undefined;
  }

  private store(key: string, entry: Entry): void {
    this.cached?.set(key, entry);
    if (entry.asOf < this.log.latest || this.period?.until === undefined) void this.judgeChanges();
  }

  private noteChange(id: string): void {
    if (id === '' || this.log.length >= MOST_CHANGES) return this.clear();
    if (!this.log.add({ id })) return;
    this.replicas.changed();
    void this.judgeChanges();
  }

  /** Notes what time has changed; a clock that was set back makes everything uncertain. */
  private noteTime(): void {
    const now = this.clock.now();
    if (!this.period) return;
    if (now < this.period.from) return this.clear();
    if (this.period.until === undefined || now.getTime() < this.period.until) return;
    this.log.add({ after: this.period.from, until: now });
    this.period = { from: now };
  }

  private judgeChanges(): Promise<void> {
    this.judging ??= this.judgeAll()
      .catch(() => this.clear())
      .finally(() => (this.judging = undefined));
    return this.judging;
  }

  /** Drops the entries that changes may affect. All others are known to be current. */
  private async judgeAll(): Promise<void> {
    const { cached, log, period, pending } = this;
    const upTo = log.latest;
    if (period && period.until === undefined)
      period.until = (await this.judge.next(period.from))?.getTime() ?? Infinity;
    const outdated = [...(cached?.entries() ?? [])].filter(([, { asOf }]) => asOf < upTo);
    for (const [asOf, entries] of Map.groupBy(outdated, ([, entry]) => entry.asOf)) {
      const dependencies = new Set(entries.flatMap(([, entry]) => [...entry.dependencies]));
      dependencies.delete(EVERYTHING);
      const affected = await this.affected(asOf, upTo, [...dependencies]);
      for (const [key, entry] of entries) {
        const isAffected = [...entry.dependencies].some((one) => one === EVERYTHING || affected.has(one));
        if (!isAffected) entry.asOf = upTo;
        else if (cached?.peek(key) === entry) cached.delete(key);
      }
    }
    log.forget(Math.min(upTo, ...[...pending.values()].map(({ asOf }) => asOf)));
  }

  private async affected(after: number, upTo: number, dependencies: readonly string[]): Promise<ReadonlySet<string>> {
    if (dependencies.length === 0) return new Set();
    return this.judge.affected(this.log.between(after, upTo), dependencies);
  }

  private clear(): void {
    this.replicas.changed();
    this.log.clear();
    this.pending = new Map();
    this.period = undefined;
    this.cached?.clear();
  }
}

function sizeOf({ value, dependencies }: Entry, key: string): number {
  const declared = [...dependencies].reduce((total, dependency) => total + dependency.length, 0);
  return value.size + declared + 2 * key.length;
}
