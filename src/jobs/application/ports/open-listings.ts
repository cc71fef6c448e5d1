import type { JobView } from './job-view.js';

/** A listing in a feed. */
export type OpenListing = JobView & {
  /** When its text was published. */
  readonly approvedAt: Date;
};

/** All open listings, for feeds. */
export abstract class OpenListings {
  /** Changes when an open listing is added, changed or closed. */
  abstract fingerprint(now: Date): Promise<string>;

  /**
   * Yields open listings in batches, ordered by id.
   * @throws TooBusy
   */
  abstract stream(now: Date): AsyncGenerator<readonly OpenListing[], void>;
}
