/** Kinds of data that clients load and keep. */
export const SCOPES = ['applications', 'jobs', 'administration'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a live client should load again. */
export class ChangedBody {
  readonly scopes!: readonly Scope[];
}
