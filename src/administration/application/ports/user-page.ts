import type { Role } from '#shared/domain/actor.js';

/** Maximum length of each list on the page, newest first. */
export const MOST_SHOWN = 50;

/** Decisions of admins about listings and accounts. */
export const USER_MEASURES = ['approved', 'rejected', 'archived', 'restored', 'suspended', 'reinstated'] as const;

/** One decision of an admin. */
export type UserDecision = {
  readonly measure: (typeof USER_MEASURES)[number];
  /** Null for decisions about the account and for deleted listings. */
  readonly listingId: number | null;
  /** Title of the listing at the time; null for decisions about the account. */
  readonly title: string | null;
  /** Why the listing was restricted; null if the admin wrote only a text. */
  readonly reason: string | null;
  /** What the admin wrote. */
  readonly text: string | null;
  readonly decidedAt: Date;
  /** Null if unknown. */
  readonly adminId: number | null;
  readonly adminName: string | null;
};

/** Everything that admins see about an account, except for notes and audit log entries. */
export type UserPage = {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  readonly avatar: string | null;
  readonly createdAt: Date;
  readonly emailVerifiedAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly suspensions: readonly {
    readonly reason: string;
    readonly suspendedAt: Date;
    readonly liftedAt: Date | null;
  }[];
  /** What admins decided about the account and its listings, newest first. */
  readonly decisions: readonly UserDecision[];
  readonly sessions: readonly {
    readonly id: number;
    readonly startedAt: Date;
    readonly address: string | null;
    readonly userAgent: string | null;
  }[];
  /** Of employers. */
  readonly company: {
    readonly companyName: string | null;
    readonly companyWebsite: string | null;
    readonly isTrusted: boolean;
    /** For If-Match. */
    readonly version: number;
    /** ISO 8601. */
    readonly verifiedAt: string | null;
    readonly verifiedDomain: string | null;
    readonly verificationNote: string | null;
    readonly withdrawalReason: string | null;
    readonly isReviewed: boolean;
  } | null;
  readonly listingCount: number;
  readonly listings: readonly {
    readonly id: number;
    readonly title: string;
    readonly postedAt: Date;
    /** Approved listings of suspended employers are hidden. */
    readonly state: 'pending' | 'rejected' | 'published' | 'hidden' | 'archived';
  }[];
  readonly applicationCount: number;
  readonly applications: readonly {
    readonly id: number;
    readonly jobId: number;
    readonly title: string;
    readonly company: string;
    readonly status: string;
    readonly appliedAt: Date;
  }[];
};
