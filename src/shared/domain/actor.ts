/** The three kinds of user. */
export const ROLES = ['job_seeker', 'employer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a member of a company may do: everything; hire; or read and comment on applications. */
export const COMPANY_ROLES = ['owner', 'recruiter', 'reviewer'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The signed-in user on whose behalf something is done. */
export type Actor = {
  readonly userId: number;
  readonly role: Role;
  /** The company that an employer acts for: the user id of its founder. Undefined after leaving a company. */
  readonly employerId?: number;
  readonly companyRole?: CompanyRole;
  /** The hotels to which a reviewer is limited; undefined for all of the company. */
  readonly workplaceIds?: readonly number[];
};

/** An employer who acts for a company. */
export type Member = Actor & { readonly employerId: number; readonly companyRole: CompanyRole };

/** What a member reads of a company: everything, or what belongs to some of its hotels. */
export type CompanyReach = Pick<Member, 'employerId' | 'workplaceIds'>;

/** Whether a listing is within the reach of a member. */
export function isWithin(
  { employerId, workplaceIds }: CompanyReach,
  listing: { readonly employerId: number; readonly workplaceId: number | null },
): boolean {
  if (listing.employerId !== employerId) return false;
  return workplaceIds === undefined || (listing.workplaceId !== null && workplaceIds.includes(listing.workplaceId));
}

/** What an actor reads as an employer. */
export function reachOf(actor: Actor): CompanyReach {
  return { employerId: partyOf(actor), ...(actor.workplaceIds && { workplaceIds: actor.workplaceIds }) };
}

/** The id of nothing: ids begin at 1. */
const NOBODY = 0;

/**
 * Whose applications, interviews and conversations the actor sees: those of an employer's company, otherwise their own.
 * Employers without a company see none, even if they founded one.
 */
export function partyOf({ userId, role, employerId = NOBODY }: Actor): number {
  return role === 'employer' ? employerId : userId;
}
