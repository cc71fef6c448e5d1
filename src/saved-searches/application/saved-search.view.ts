import type { Frequency } from '../domain/alert-time.js';

/** A saved search. */
export class SavedSearchBody {
  readonly id!: number;
  readonly name!: string | null;
  /** The filters in words */
  readonly title!: string;
  /** The query string of the search page */
  readonly search!: string;
  /** @enumName AlertFrequency */
  readonly frequency!: Frequency;
  /** Why it can no longer run and sends no alerts */
  readonly problem!: string | null;
  /** When alerts are due next */
  readonly nextAt!: Date | null;
  readonly createdAt!: Date;
  /** Counts the changes */
  readonly version!: number;
}
