import type { CompanyRole } from '#shared/domain/actor.js';

/** A member of the company. */
export class ColleagueBody {
  /** The id of the member's account */
  readonly id!: number;
  readonly fullName!: string;
  readonly avatar!: string | null;
  /** @enumName CompanyRole */
  readonly role!: CompanyRole;
}

export class NamedMemberBody {
  /** The id of the account */
  readonly id!: number;
  /** “Former member” once the account is deleted */
  readonly fullName!: string;
}

/** A note about an application, for all of the company who may see it. */
export class ApplicationNoteBody {
  readonly id!: number;
  readonly text!: string;
  /** Null if it is unknown who wrote it */
  readonly author!: NamedMemberBody | null;
  /** Whether the reader wrote it, and may change it */
  readonly isOwn!: boolean;
  /** The members whom the text mentions */
  readonly mentions!: readonly NamedMemberBody[];
  /** Null if it is unknown */
  readonly writtenAt!: Date | null;
  readonly editedAt!: Date | null;
}
