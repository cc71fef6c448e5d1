import type { Membership } from './team.js';

/** Someone was invited to a company by mail. */
export class MemberInvited {
  constructor(
    readonly email: string,
    /** Secret; for the link. */
    readonly token: string,
    readonly company: string,
    readonly inviter: string,
  ) {}
}

/**
 * A user left a company, or only reviews for it from now on. Every module ends what the user has of it, in the same
 * transaction.
 */
export class HiringEnded {
  constructor(
    readonly companyId: number,
    readonly userId: number,
  ) {}
}

/** What a member may do or see has changed, or the member has left (null). */
export class MembershipChanged {
  constructor(
    readonly companyId: number,
    readonly userId: number,
    readonly membership: Membership | null,
  ) {}
}
