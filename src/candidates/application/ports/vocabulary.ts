import type { Shown } from '../../domain/candidate.js';
import type { CandidateProfile } from './candidates.js';

/** Queries over the terms of candidates; null if nobody can satisfy them. */
export type RoleQueries = { readonly any: string | null; readonly exact: string | null };

/** Reads the name of a job as the search for listings does. */
export abstract class RoleNames {
  /** `exact`: that job by any name; `any`: also similar ones. */
  abstract read(typed: string): Promise<RoleQueries>;
}

/** The words that candidates are found by. */
export abstract class CandidateTerms {
  /** Changes whenever the terms of the same profile may change. */
  abstract readonly fingerprint: string;

  abstract of(profile: CandidateProfile, shown: Shown): readonly string[];

  /** A query for a certificate; null if the text has no words. */
  abstract certificate(typed: string): string | null;

  /** The code of a language by its name in a common language, or itself by which it is compared. */
  abstract language(name: string): string;
}

/** Towns and cities. */
export abstract class CandidatePlaces {
  abstract find(idOrText: string): Promise<{ readonly latitude: number; readonly longitude: number } | undefined>;

  abstract findUnambiguous(
    location: string,
  ): Promise<{ readonly latitude: number; readonly longitude: number } | undefined>;
}
