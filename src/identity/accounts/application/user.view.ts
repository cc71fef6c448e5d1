import type { Language } from '#shared/domain/language.js';
import type { Role } from '#shared/domain/actor.js';

export class UserBody {
  readonly id!: number;
  readonly username!: string;
  readonly email!: string;
  readonly fullName!: string;
  readonly role!: Role;
  readonly avatar!: string | null;
  /** The chosen language; null for that of the browser */
  readonly language!: Language | null;
  readonly createdAt!: Date;
}

/** A user in the admins' list. */
export class ListedUserBody extends UserBody {
  readonly suspendedAt!: Date | null;
}

/** An account as shown to its user. */
export type AccountView = ListedUserBody & { readonly isEmailVerified: boolean; readonly hasPassword: boolean };

/** The part of an account that its user sees everywhere. */
export function userBody({ id, username, email, fullName, role, avatar, language, createdAt }: UserBody): UserBody {
  return { id, username, email, fullName, role, avatar, language, createdAt };
}
