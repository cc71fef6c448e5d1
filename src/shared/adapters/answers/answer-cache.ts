import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../application/clock.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { Database } from '../postgres/database.js';
import { Notifications } from '../postgres/notifications.js';
import type { Answer } from './answer.js';

const CHANNEL = 'public_answers_changed';
const MEGABYTE = 1024 ** 2;
/** Share of the memory that one answer may take. */
const LARGEST_SHARE = 1 / 8;

/** The instant at which public answers change although nobody changes anything; undefined where there is none. */
export type NextChange = (now: Date) => Promise<Date | undefined>;

/** What is true between two changes. */
type Generation = { period?: Promise<Period>; readonly pending: Map<string, Promise<Answer | undefined>> };
type Period = { readonly from: number; readonly until: number };

/**
 * Public answers kept in memory until something that they show changes. A change made through this process drops them before the
 * caller hears that it is stored; a change made elsewhere does within a second. While this process may miss changes
 * it neither serves from memory nor keeps anything.
 */
@Injectable()
export class AnswerCache {
  private readonly answers: LRUCache<string, Answer> | undefined;
  private readonly schedules: NextChange[] = [];
  private generation: Generation = { pending: new Map() };
  private period?: Period;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
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

  /** The answer that is kept under the key, if it is still true. */
  get(key: string): Answer | undefined {
    if (!this.answers || !this.notifications.isCurrent) return undefined;
    const now = this.clock.now().getTime();
    if (this.period && (now < this.period.from || now >= this.period.until)) this.drop();
    return this.answers.get(key);
  }

  /** The answer that another request with the same key is computing now. */
  pending(key: string): Promise<Answer | undefined> | undefined {
    return this.notifications.isCurrent ? this.generation.pending.get(key) : undefined;
  }

  /**
   * Announces that an answer is about to be computed. The returned function takes it, or undefined when there is none to share;
   * it is kept unless something has changed since the announcement.
   */
  begin(key: string): (answer: Answer | undefined) => void {
    if (!this.answers || !this.notifications.isCurrent) return () => undefined;
    const { generation } = this;
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    generation.pending.set(key, promise);
    return (answer) => {
      generation.pending.delete(key);
      resolve(answer);
      if (answer) void this.keep(generation, key, answer);
    };
  }

  private async keep(generation: Generation, key: string, answer: Answer): Promise<void> {
    // Without a period nothing says how long the answer is true; the request itself went well.
    const period = await (generation.period ??= this.periodFrom(this.clock.now())).catch(() => undefined);
    if (generation !== this.generation || !this.notifications.isCurrent) return;
    if (!period) {
      this.drop();
      return;
    }
    this.period = period;
    const now = this.clock.now().getTime();
    if (now >= period.from && now < period.until) this.answers?.set(key, answer);
  }

  private async periodFrom(now: Date): Promise<Period> {
    const changes = await Promise.all(this.schedules.map((schedule) => schedule(now)));
    const until = Math.min(...changes.map((change) => change?.getTime() ?? Infinity));
    return { from: now.getTime(), until };
  }

  private drop(): void {
    this.generation = { pending: new Map() };
    this.period = undefined;
    this.answers?.clear();
  }
}

function sizeOf(answer: Answer, key: string): number {
  return answer.size + 2 * key.length;
}
