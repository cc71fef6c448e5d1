import { JobOutlineBody } from './job.view.js';

/** A listing in search results. */
export class JobCardBody extends JobOutlineBody {
  /** Counts the changes */
  readonly version!: number;
  /** Whether its range overlaps the requested one, if any */
  readonly salaryMatch?: boolean;
  /** Whether it contains the typed text as it stands, or means what it asks for, or only has the text inside other words or without what it asks for; absent without any text */
  readonly match?: 'exact' | 'meaning' | 'partial';
  /**
   * Why it matches by meaning, where the card does not show it; of a partial match, what it lacks
   * @example "server is another name for waiter"
   */
  readonly because?: string;
  /** Kilometers from the requested place, if any */
  readonly distance?: number;
}
