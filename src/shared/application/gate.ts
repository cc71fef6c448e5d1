import { DomainError } from '../domain/domain-error.js';

const SECONDS_UNTIL_RETRY = 5;

/** More is asked at once than can be done soon. */
export class TooBusy extends DomainError {
  readonly code = 'too_busy';
  readonly kind = 'unavailable';
  override readonly retryAfterSeconds = SECONDS_UNTIL_RETRY;

  constructor() {
    super('There is a rush at the moment. Please try again in a few seconds.');
  }
}

/** The same, said without having waited for a turn. */
export class TurnedAway extends TooBusy {}

/** Lets so many tasks be underway, in all and for each key, and turns the others away at once: they would only wait. */
export class Gate {
  private inside = 0;
  private readonly insideOf = new Map<string, number>();

  constructor(private readonly limits: { readonly total: number; readonly perKey: number }) {}

  /** @throws TurnedAway */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const same = this.insideOf.get(key) ?? 0;
    if (this.inside >= this.limits.total || same >= this.limits.perKey) throw new TurnedAway();
    this.count(key, 1);
    try {
      return await task();
    } finally {
      this.count(key, -1);
    }
  }

  private count(key: string, step: 1 | -1): void {
    this.inside += step;
    const same = (this.insideOf.get(key) ?? 0) + step;
    if (same > 0) this.insideOf.set(key, same);
    else this.insideOf.delete(key);
  }
}
