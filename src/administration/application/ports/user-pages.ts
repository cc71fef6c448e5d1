import type { Role } from '../../../shared/domain/actor.js';

/** Listings and applications shown at once, the newest. */
export const MOST_SHOWN = 50;

/** Everything that admins see about an account, beside its notes and its part of the audit log. */
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
    readonly isReviewed: boolean;
  } | null;
  readonly listingCount: number;
  readonly listings: readonly {
    readonly id: number;
    readonly title: string;
    readonly postedAt: Date;
    readonly state: 'pending' | 'rejected' | 'published' | 'archived';
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

/** Reads what admins see about accounts. */
export abstract class UserPages {
  abstract find(userId: number): Promise<UserPage | undefined>;
}
