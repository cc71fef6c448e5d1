/** What a company remembers of an application. */
export class PoolApplicationBody {
  readonly applicationId!: number;
  /** The title of the listing when it was remembered */
  readonly title!: string;
  /** @format date-time */
  readonly appliedAt!: string;
  readonly status!: string;
}

/** A language that a person speaks. */
export class PoolLanguageBody {
  readonly language!: string;
  readonly proficiency!: string;
}

/** Somebody whom a company keeps in mind, in its list. */
export class PoolPersonOutlineBody {
  readonly id!: number;
  readonly jobSeekerId!: number;
  readonly fullName!: string;
  readonly avatar!: string | null;
  readonly headline!: string | null;
  readonly location!: string | null;
  /** In years */
  readonly experience!: number | null;
  readonly languages!: readonly PoolLanguageBody[];
  readonly skills!: readonly string[];
  /** @format date */
  readonly availableFrom!: string | null;
  readonly tags!: readonly string[];
  readonly consentedAt!: Date;
  /** When the company forgets the person */
  readonly expiresAt!: Date;
  readonly applicationCount!: number;
  readonly lastApplication!: PoolApplicationBody | null;
}

/** A note of the company. */
export class PoolNoteBody {
  readonly id!: number;
  /** Null after the author left the company */
  readonly author!: string | null;
  readonly text!: string;
  /** @format date-time */
  readonly writtenAt!: string;
}

/** Somebody whom a company keeps in mind. */
export class PoolPersonBody extends PoolPersonOutlineBody {
  readonly email!: string;
  readonly phone!: string | null;
  readonly bio!: string | null;
  /** What the person agreed to */
  readonly consentText!: string;
  /** Newest first */
  readonly applications!: readonly PoolApplicationBody[];
  /** Newest first */
  readonly notes!: readonly PoolNoteBody[];
}

/** A tag, and how many people have it. */
export class PoolTagBody {
  readonly tag!: string;
  readonly count!: number;
}

/** A company that keeps the reader in mind. */
export class PoolConsentBody {
  readonly employerId!: number;
  readonly companyName!: string;
  /** What the reader agreed to */
  readonly text!: string;
  readonly consentedAt!: Date;
  readonly expiresAt!: Date;
}
