import type { Scope } from '../../application/views/changed.view.js';

/** The channel on which processes notify each other. */
export const SCOPE_CHANNEL = 'scopes';

/** Data changed that these users may load. It says no more than that, so that clients learn only what they may read. */
export type ScopeChange = {
  readonly to: 'admins' | readonly number[];
  readonly scopes: readonly Scope[];
  /** The hotel that the data is about, which reviewers of others do not learn of; null for none. */
  readonly workplaceId?: number | null;
};
