import type { HintRule } from '../domain/hints/hints.js';

/** Something for an admin to check. Hints never decide anything by themselves. */
export class HintBody {
  /** @enumName HintRule */
  readonly rule!: HintRule;
  readonly sentence!: string;
  /** From the listing, or the names and domains that differ */
  readonly quote!: string | null;
}

/** The hints of a listing that awaits an admin. */
export class ListingHintsBody {
  readonly id!: number;
  /** For If-Match */
  readonly version!: number;
  /** The full name of the employer's account */
  readonly accountName!: string;
  readonly hints!: readonly HintBody[];
  /** The sum of its hints; those that mostly fraud has count more */
  readonly risk!: number;
  /** The smallest id of the waiting listings that share a long sentence; null if it is the only one */
  readonly sameText!: number | null;
}

/** An explanation that admins gave before, to be used again. */
export class ExplanationBody {
  readonly reason!: string;
  readonly text!: string;
}

/** A company that has proven its domain and whose name an admin should check before verifying it. */
export class CompanyNameBody {
  readonly employerId!: number;
  /** For If-Match */
  readonly version!: number;
  readonly companyName!: string;
  readonly companyWebsite!: string | null;
  /** The domain it controls */
  readonly domain!: string;
  readonly memberSince!: Date;
  readonly hints!: readonly HintBody[];
}

/** Statistics about an employer's listings. */
export class CompanyCountsBody {
  readonly listings!: number;
  readonly published!: number;
  /** Approvals since decisions have been recorded */
  readonly approved!: number;
  /** Rejections */
  readonly rejected!: number;
  /** Listings that admins archived */
  readonly takenDown!: number;
  /** Reports of any listing, open or closed */
  readonly reports!: number;
}

/** Background information about a listing and its employer. */
export class ListingReviewBody {
  readonly hints!: readonly HintBody[];
  readonly counts!: CompanyCountsBody;
  readonly memberSince!: Date;
  /** Whether the company is verified */
  readonly isTrusted!: boolean;
}
