import type { Language } from '#shared/domain/values/language.js';
import type { CompanyRole, Role } from '#shared/domain/actor.js';

export class UserBody {
  readonly id!: number;
  readonly username!: string;
  readonly email!: string;
  readonly fullName!: string;
  readonly role!: Role;
  readonly avatar!: string | null;
  /** The chosen language; null for that of the browser */
  readonly language!: Language | null;
  /** The chosen time zone, as an IANA name; null for that of the browser at the last sign-in */
  readonly timeZone!: string | null;
  readonly createdAt!: Date;
  /** Whom an employer acts for; null after leaving a company, and for others */
  readonly employerId!: number | null;
  /**
   * The employer's role in that company
   * @enumName CompanyRole
   */
  readonly companyRole!: CompanyRole | null;
}

/** A user in the admins' list. */
export class ListedUserBody extends UserBody {
  readonly suspendedAt!: Date | null;
}

/** An account as shown to its user. */
export type AccountView = ListedUserBody & { readonly isEmailVerified: boolean; readonly hasPassword: boolean };

/** The part of an account that its user sees everywhere. */
export function userBody(user: UserBody): UserBody {
  const { id, username, email, fullName, role, avatar, language, timeZone, createdAt, employerId, companyRole } = user;
  return { id, username, email, fullName, role, avatar, language, timeZone, createdAt, employerId, companyRole };
}
