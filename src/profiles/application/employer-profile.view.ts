import type { EmployerProfile } from '../domain/employer-profile.js';

/** A company as shown to applicants. */
export class CompanyBody {
  readonly companyName!: string;
  readonly companyLogo!: string | null;
  readonly companyWebsite!: string | null;
  readonly industry!: string | null;
  readonly companySize!: string | null;
  readonly location!: string | null;
  readonly about!: string | null;
  readonly founded!: string | null;
}

export class PublicEmployerProfileBody extends CompanyBody {
  /** Whether it is a verified employer */
  readonly isTrusted!: boolean;
  /** The domain that the employer has proven to control, if our team has not verified the name of the company */
  readonly controlledDomain!: string | null;
}

/** A company profile with changes to approve. */
export class CompanyReviewBody {
  readonly employerId!: number;
  /** For If-Match */
  readonly version!: number;
  /** Whether it is a verified employer */
  readonly isTrusted!: boolean;
  /** The version applicants see now */
  readonly published!: CompanyBody;
  /** The version they see after the approval */
  readonly proposed!: CompanyBody;
}

/** A company profile as shown to its owner. */
export class EmployerProfileBody extends PublicEmployerProfileBody {
  readonly id!: number;
  readonly userId!: number;
  /** When our team verified its name */
  readonly verifiedAt!: Date | null;
  /** The domain that an email proved it controls */
  readonly verifiedDomain!: string | null;
  /** Why an admin withdrew its verification */
  readonly withdrawalReason!: string | null;
  /**
   * Percent
   * @minimum 0
   * @maximum 100
   */
  readonly completion!: number;
  /** Whether changes are waiting for an admin's approval */
  readonly awaitsReview!: boolean;
}

/** The profile with what its owner may know of its verification. */
export function employerProfileBody(profile: EmployerProfile): EmployerProfileBody {
  const { id, userId, details, isTrusted, controlledDomain, verifiedAt, verifiedDomain, withdrawalReason } = profile;
  const verification = { isTrusted, controlledDomain, verifiedAt, verifiedDomain, withdrawalReason };
  return {
    id,
    userId,
    ...details,
    ...verification,
    completion: profile.completion,
    awaitsReview: profile.awaitsReview,
  };
}
