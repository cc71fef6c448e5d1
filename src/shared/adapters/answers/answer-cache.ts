import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../application/clock.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { Database } from '../postgres/database.js';
import { Notifications } from '../postgres/notifications.js';
import { Replicas } from '../postgres/replicas.js';

const CHANNEL = 'public_answers_changed';
const MEGABYTE = 1024 ** 2;
/** Share of the memory that one answer may take. */
const LARGEST_SHARE = 1 / 8;

/** The instant at which public answers change although nobody changes anything; undefined where there is none. */
type NextChange = (now: Date) => Promise<Date | undefined>;

/** What is kept, with the bytes of memory that it takes. */
type Kept = { readonly size: number };

/** What is computed between two changes, the first of it from `begun` on. */
type Generation = {
  begun?: Date;
  period?: Promise<Period>;
  readonly pending: Map<string, Promise<Kept | undefined>>;
};
type Period = { readonly from: number; readonly until: number };

/**
 * Public answers, and counts that several of them share, kept in memory until something that they show changes. A change
 * made through this process drops them before the caller hears that it is stored; a change made elsewhere does within a
 * second. While this process may miss changes it neither serves from memory nor keeps anything.
 */
@Injectable()
export class AnswerCache {
  private readonly answers: LRUCache<string, Kept> | undefined;
  private readonly schedules: NextChange[] = [];
  private generation: Generation = { pending: new Map() };
  private period?: Period;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
    private readonly replicas: Replicas,
    @Inject(SETTINGS) { answerCacheMegabytes }: Pick<Settings, 'answerCacheMegabytes'>,
  ) {
    const maxSize = answerCacheMegabytes * MEGABYTE;
    if (maxSize === 0) return;
    this.answers = new LRUCache({ maxSize, maxEntrySize: maxSize * LARGEST_SHARE, sizeCalculation: sizeOf });
    notifications.add({ channel: CHANNEL, received: () => this.drop(), listening: () => this.drop() });
  }

  /** Tells when answers change by themselves; to be called while the application is put together. */
  changesBy(schedule: NextChange): void {
    this.schedules.push(schedule);
  }

  /** To be called in the transaction that changes something public. */
  async changed(): Promise<void> {
    await this.database.query('select pg_notify($1, $2)', [CHANNEL, '']);
    this.unitOfWork.afterCommit(() => this.drop());
  }

  /** What is kept under the key, if it is certainly still true. */
  recall(key: string): Kept | undefined {
    if (!this.answers || !this.notifications.isCurrent) return undefined;
    if (this.period && !isWithin(this.period, this.clock.now())) this.drop();
    return this.answers.get(key);
  }

  /**
   * What is kept under the key or being computed for another request, else what is computed now. That is kept, unless it is
   * undefined or something has changed since its computation began. A key says what it is for.
   */
  async remember<Value extends Kept | undefined>(key: string, compute: () => Promise<Value>): Promise<Value> {
    if (!this.answers || !this.notifications.isCurrent) return compute();
    const recalled = this.recall(key);
    const pending = this.generation.pending.get(key);
    const known = recalled ?? (pending && (await pending));
    if (known) return known as Value;
    const { generation } = this;
    generation.begun ??= this.clock.now();
    const { promise, resolve } = Promise.withResolvers<Kept | undefined>();
    generation.pending.set(key, promise);
    let value: Value | undefined;
    try {
      value = await this.replicas.read(compute);
      return value;
    } finally {
      generation.pending.delete(key);
      resolve(value);
      if (value) void this.keep(generation, key, value);
    }
  }

  private async keep(generation: Generation, key: string, value: Kept): Promise<void> {
    // Without a period nothing says how long the value is true; the request itself went well.
    generation.period ??= this.periodFrom(generation.begun ?? this.clock.now());
    const period = await generation.period.catch(() => undefined);
    if (generation !== this.generation || !this.notifications.isCurrent) return;
    if (!period) {
      this.drop();
      return;
    }
    this.period = period;
    if (isWithin(period, this.clock.now())) this.answers?.set(key, value);
  }

  private async periodFrom(now: Date): Promise<Period> {
    const changes = await Promise.all(this.schedules.map((schedule) => schedule(now)));
    const until = Math.min(...changes.map((change) => change?.getTime() ?? Infinity));
    return { from: now.getTime(), until };
  }

  private drop(): void {
    this.replicas.changed();
    this.generation = { pending: new Map() };
    this.period = undefined;
    this.answers?.clear();
  }
}

function isWithin({ from, until }: Period, time: Date): boolean {
  return time.getTime() >= from && time.getTime() < until;
}

function sizeOf({ size }: Kept, key: string): number {
  return size + 2 * key.length;
}
