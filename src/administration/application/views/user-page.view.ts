import type { Role } from '#shared/domain/actor.js';

/** Maximum length of each list on the page, newest first. */
export const MOST_SHOWN = 50;

export class ShownSuspension {
  readonly reason!: string;
  readonly suspendedAt!: Date;
  readonly liftedAt!: Date | null;
}

/** One decision of an admin. */
export class ShownDecision {
  /** @enumName UserMeasure */
  readonly measure!: 'approved' | 'rejected' | 'archived' | 'restored' | 'suspended' | 'reinstated';
  /** Null for the account and for deleted listings */
  readonly listingId!: number | null;
  /** Title of the listing at the time */
  readonly title!: string | null;
  /** One of the reasons of PUT /jobs/{id}/reject */
  readonly reason!: string | null;
  /** What the admin wrote */
  readonly text!: string | null;
  readonly decidedAt!: Date;
  /** Null if unknown */
  readonly adminId!: number | null;
  readonly adminName!: string | null;
}

export class ShownSession {
  readonly id!: number;
  readonly startedAt!: Date;
  readonly address!: string | null;
  readonly userAgent!: string | null;
}

export class ShownCompany {
  readonly companyName!: string | null;
  readonly companyWebsite!: string | null;
  /** Whether it is a verified employer */
  readonly isTrusted!: boolean;
  /** For If-Match */
  readonly version!: number;
  /** @format date-time */
  readonly verifiedAt!: string | null;
  /** The domain that an email proved it controls */
  readonly verifiedDomain!: string | null;
  /** Why an admin verified it */
  readonly verificationNote!: string | null;
  /** Why an admin withdrew its verification */
  readonly withdrawalReason!: string | null;
  readonly isReviewed!: boolean;
}

export class ShownListing {
  readonly id!: number;
  readonly title!: string;
  readonly postedAt!: Date;
  // Approved listings of suspended employers are hidden.
  readonly state!: 'pending' | 'rejected' | 'published' | 'hidden' | 'archived';
}

export class ShownApplication {
  readonly id!: number;
  readonly jobId!: number;
  readonly title!: string;
  readonly company!: string;
  readonly status!: string;
  readonly appliedAt!: Date;
}

/** GET /admin/users/{id}: everything that admins see about an account, except for notes and audit log entries. */
export class UserPageBody {
  readonly id!: number;
  readonly username!: string;
  readonly email!: string;
  readonly fullName!: string;
  readonly role!: Role;
  readonly avatar!: string | null;
  readonly createdAt!: Date;
  readonly emailVerifiedAt!: Date | null;
  readonly suspendedAt!: Date | null;
  readonly hasPassword!: boolean;
  readonly passkeys!: number;
  readonly suspensions!: readonly ShownSuspension[];
  /** About the account and its listings */
  readonly decisions!: readonly ShownDecision[];
  readonly sessions!: readonly ShownSession[];
  readonly company!: ShownCompany | null;
  readonly listingCount!: number;
  readonly listings!: readonly ShownListing[];
  readonly applicationCount!: number;
  readonly applications!: readonly ShownApplication[];
}
