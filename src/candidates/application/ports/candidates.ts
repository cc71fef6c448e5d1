import type { UtcDay } from '#shared/domain/values/utc-day.js';
import type { Shown } from '../../domain/candidate.js';

/** What a profile says about whom it is. */
export type CandidateProfile = {
  readonly headline: string | null;
  readonly location: string | null;
  readonly desiredRoles: readonly string[];
  readonly skills: readonly string[];
  readonly languages: readonly { readonly language: string; readonly proficiency: string }[];
  readonly certificates: readonly string[];
  readonly experience: number | null;
  readonly availableFrom: UtcDay | null;
};

/** A candidate as searched. */
export type IndexedCandidate = {
  readonly userId: number;
  readonly shown: Shown;
  readonly terms: readonly string[];
  readonly madeWith: string;
  /** Each language at all levels up to the person's. */
  readonly languages: readonly string[];
  readonly experience: number | null;
  readonly availableFrom: UtcDay | null;
  /** In degrees; undefined if the place is unknown or not shown. */
  readonly at: { readonly latitude: number; readonly longitude: number } | undefined;
};

/** Stores the people whom companies may find, and who looked at them. */
export abstract class Candidates {
  /** Adds somebody, or replaces what is known. */
  abstract put(candidate: IndexedCandidate, now: Date): Promise<void>;

  /** Removes somebody with all looks. Returns whether there was somebody. */
  abstract remove(userId: number): Promise<boolean>;

  /** What somebody shows, locked until the transaction ends; undefined if companies may not find them. */
  abstract lockShown(userId: number): Promise<Shown | undefined>;

  /** Who has a handle, locked until the transaction ends; undefined if companies may not find them. */
  abstract lock(handle: string): Promise<number | undefined>;

  /** Whether a company has looked at somebody on a day. */
  abstract hasLooked(handle: string, employerId: number, day: UtcDay): Promise<boolean>;

  /** Records the look of a company. Returns whether it is the first one of that day. */
  abstract look(jobSeekerId: number, employerId: number, day: UtcDay): Promise<boolean>;

  /** People indexed with other terms, by id. */
  abstract outdated(madeWith: string, afterId: number, limit: number): Promise<readonly number[]>;

  /** Deletes up to `limit` looks before a day; returns the number deleted. */
  abstract deleteLooksBefore(day: UtcDay, limit: number): Promise<number>;
}
