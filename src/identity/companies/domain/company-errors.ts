import { conflict, forbidden, notFound } from '#shared/domain/domain-error.js';

/** Not, or no longer, an owner of the company. */
export class OwnersOnly extends forbidden('owners_only', 'Only owners of the company can do this.') {}

/** At least one owner must remain. */
export class LastOwner extends conflict('last_owner', 'You are the only owner. Make another member an owner first.') {}

/** No such member, or another company's. */
export class MemberNotFound extends notFound('member_not_found', 'This person is not a member of your company.') {}

export class TooManyMembers extends conflict(
  'too_many_members',
  'Your company has as many members as it can have. Remove someone before you invite others.',
) {}

export class AlreadyMember extends conflict('already_member', 'This person is already a member of your company.') {}

/** The invitation is for somebody else. */
export class OtherAddress extends forbidden(
  'other_address',
  'This invitation is for another email address. Sign in with the account that has it.',
) {}

/** A job seeker or an admin. */
export class OnlyEmployersJoin extends forbidden(
  'only_employers_join',
  'Only employers can join a company. Ask for an invitation to an address without an account.',
) {}

/** The employer's own company still has listings. */
export class HasListings extends conflict(
  'has_listings',
  'Your company still has listings. Archive them, or hand them over, before you join another one.',
) {}

/** The employer is one of several members of another company. */
export class HasCompany extends conflict(
  'has_company',
  'You belong to another company. Leave it before you join this one.',
) {}
