import type { Role } from '#shared/domain/actor.js';

export abstract class Correspondents {
  abstract find(userId: number): Promise<{ readonly role: Role; readonly isSuspended: boolean } | undefined>;
}

/** Listings in any state. */
export abstract class DiscussedListings {
  abstract find(jobId: number): Promise<
    | {
        readonly employerId: number;
        /** The hotel of the company. */
        readonly workplaceId: number | null;
        readonly title: string;
        readonly isOpen: boolean;
        /** Whether our team removed it. */
        readonly isRemoved: boolean;
      }
    | undefined
  >;

  /** Whether our team removed a listing or, without one, listings of the employer, who has no other published one. */
  abstract isCutOff(employerId: number, jobId: number | null): Promise<boolean>;

  /** Whether the employer has an open listing. */
  abstract isHiring(employerId: number): Promise<boolean>;
}

/** The applications that connect job seekers with employers, without those to listings that our team removed. */
export abstract class ConnectingApplications {
  /** The newest application to an employer; with `jobId`, the one for that listing. */
  abstract newest(
    employerId: number,
    jobSeekerId: number,
    jobId?: number,
  ): Promise<{ readonly id: number } | undefined>;
}

/** People who agreed that a company writes to them about other jobs. */
export abstract class InvitablePeople {
  abstract includes(employerId: number, jobSeekerId: number): Promise<boolean>;
}
