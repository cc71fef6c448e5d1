import type { JobView } from './job-view.js';

/** Characters of the description on a card: more than fit in its two visible lines. */
export const CARD_DESCRIPTION = 200;

/** A listing in search results, with a truncated description. */
export type JobCard = Omit<
  JobView,
  | 'workplace'
  | 'requirements'
  | 'responsibilities'
  | 'benefits'
  | 'questions'
  | 'views'
  | 'archivedBy'
  | 'premiumRequested'
  | 'premiumGranted'
  | 'isRejected'
  | 'isProposal'
  | 'isUnchecked'
  | 'approvedText'
  | 'wasApproved'
  | 'decision'
> & {
  /** Whether its salary range overlaps the requested one; undefined if none was requested. */
  readonly salaryMatch?: boolean;
  /**
   * Whether it contains the typed text as it stands, or means what it asks for, or only has the text as a part of words or
   * without what it asks for; undefined without any text.
   */
  readonly match?: 'exact' | 'meaning' | 'partial';
  /** Why it matches by meaning, where its title does not show it. */
  readonly because?: string;
  /** Kilometers from the requested place to the listing's nearest one, rounded; undefined if none was requested. */
  readonly distance?: number;
};
