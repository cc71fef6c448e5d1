import type { CompanyRole } from '#shared/domain/actor.js';

/** A member of the company. */
export class MemberBody {
  /** The id of the member's account */
  readonly id!: number;
  readonly fullName!: string;
  readonly email!: string;
  readonly avatar!: string | null;
  /** @enumName CompanyRole */
  readonly role!: CompanyRole;
  /** The hotels to which a reviewer is limited; null for all of the company */
  readonly workplaceIds!: readonly number[] | null;
  readonly joinedAt!: Date;
}

/** An invitation that can still be accepted. */
export class InvitationBody {
  readonly id!: number;
  readonly email!: string;
  /** @enumName CompanyRole */
  readonly role!: CompanyRole;
  /** The hotels to which a reviewer will be limited; null for all of the company */
  readonly workplaceIds!: readonly number[] | null;
  readonly createdAt!: Date;
  readonly expiresAt!: Date;
}

/** A new invitation. */
export class NewInvitationBody extends InvitationBody {
  /** The link to pass on, shown only once; null if it was mailed */
  readonly link!: string | null;
}

/** What an invitation offers, for whoever has its link. */
export class OfferedMembershipBody {
  readonly companyName!: string;
  /** The address that it is for */
  readonly email!: string;
  /** @enumName CompanyRole */
  readonly role!: CompanyRole;
  readonly expiresAt!: Date;
  /** Whether the address has an account, with which to sign in */
  readonly hasAccount!: boolean;
}
