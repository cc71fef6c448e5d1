import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/application/clock.js';

/** How long another process's change may stay unseen. */
const MILLISECONDS = 15_000;
const MOST_ANSWERS = 300;

type Answer = { readonly until: number; readonly value: Promise<unknown> };

/**
 * Remembers answers about the search index that are dear to find and asked for again and again.
 * A change made through this process forgets them all, an answer under way included.
 */
@Injectable()
export class SearchMemory {
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly clock: Clock) {}

  /** The answer known under the key, else what `find` finds. */
  async recall<T>(key: string, find: () => Promise<T>): Promise<T> {
    const now = this.clock.now().getTime();
    const known = this.answers.get(key);
    if (known && known.until > now) return known.value as Promise<T>;
    const value = find();
    this.remember(key, { until: now + MILLISECONDS, value });
    return value;
  }

  forget(): void {
    this.answers.clear();
  }

  private remember(key: string, answer: Answer): void {
    this.answers.delete(key);
    this.answers.set(key, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > MOST_ANSWERS && oldest !== undefined) this.answers.delete(oldest);
    answer.value.catch(() => {
      if (this.answers.get(key) === answer) this.answers.delete(key);
    });
  }
}
