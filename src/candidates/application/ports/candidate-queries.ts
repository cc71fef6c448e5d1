import type { UtcDay } from '#shared/domain/values/utc-day.js';
import type { CandidateBody, FoundCandidatesBody } from '../candidate.view.js';
import type { CandidateProfile } from './candidates.js';

/** What a search asks for, as looked up. */
export type CandidateCriteria = {
  /** Queries over the terms: for everybody found, and for those to show first; null for nobody. */
  readonly any: string | null;
  readonly exact: string | null;
  readonly near?: { readonly latitude: number; readonly longitude: number; readonly kilometers: number };
  /** As indexed, all of them. */
  readonly languages: readonly string[];
  readonly experience?: number;
  readonly availableBy?: UtcDay;
};

/** Reads about people whom companies may find. Suspended people are found by nobody. */
export abstract class CandidateQueries {
  /** Whether a company is verified, and its listings were not removed. */
  abstract isVerified(employerId: number): Promise<boolean>;

  /** The best first. `page` begins at 1. */
  abstract search(criteria: CandidateCriteria, page: number): Promise<FoundCandidatesBody>;

  abstract card(employerId: number, handle: string, now: Date): Promise<CandidateBody | undefined>;

  /** The profile to be indexed. */
  abstract profile(userId: number): Promise<CandidateProfile | undefined>;
}
