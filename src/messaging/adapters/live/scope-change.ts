/** The channel on which processes notify each other. */
export const SCOPE_CHANNEL = 'scopes';

/** Kinds of data that clients load and keep. */
export const SCOPES = ['applications', 'jobs', 'administration'] as const;
export type Scope = (typeof SCOPES)[number];

/** Data changed that these users may load. It says no more than that, so that clients learn only what they may read. */
export type ScopeChange = {
  readonly to: 'admins' | readonly number[];
  readonly scopes: readonly Scope[];
};
