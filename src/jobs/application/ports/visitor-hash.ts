import type { UtcDay } from '../../domain/utc-day.js';

/** Tells anonymous visitors apart within one day, without keeping anything that leads back to them. */
export abstract class VisitorHash {
  /** The same for the same visitor in every process; on another day another. */
  abstract of(address: string, userAgent: string, day: UtcDay): Promise<string>;
}
