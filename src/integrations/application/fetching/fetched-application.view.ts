import type { PaperKind } from '#shared/domain/values/papers.js';

/** A listing that somebody applied for. */
export class FetchedListingBody {
  readonly id!: number;
  readonly title!: string;
  /** The reference in your feed */
  readonly reference!: string | null;
  /** The hotel */
  readonly workplaceId!: number | null;
}

/** An application and the version to which it changed, without anything about the applicant. */
export class ApplicationChangeBody {
  readonly id!: number;
  readonly version!: number;
  /** One of the six statuses, or `withdrawn` */
  readonly status!: string;
  readonly appliedAt!: Date;
  readonly changedAt!: Date;
  readonly listing!: FetchedListingBody;
}

/** An application that was deleted. */
export class DeletedApplicationBody {
  readonly id!: number;
  readonly jobId!: number;
  readonly deletedAt!: Date;
}

/** A page of changes, oldest first. */
export class ApplicationChangesBody {
  readonly applications!: readonly ApplicationChangeBody[];
  /** Those deleted since then, of which copies have to be deleted, too; for 90 days */
  readonly deleted!: readonly DeletedApplicationBody[];
  /** For the next request, also on the last page; null before the first application */
  readonly cursor!: string | null;
  /** Whether another page is ready */
  readonly hasMore!: boolean;
}

export class FetchedLanguageBody {
  readonly language!: string;
  readonly proficiency!: string;
}

export class FetchedPaperBody {
  /** @enumName PaperKind */
  readonly kind!: PaperKind;
  readonly detail!: string | null;
  /** @format date */
  readonly validUntil!: string | null;
}

export class FetchedApplicantBody {
  /** The same in all applications of the person */
  readonly id!: number;
  readonly fullName!: string;
  readonly email!: string;
  readonly phone!: string | null;
  readonly location!: string | null;
  readonly headline!: string | null;
  /** In years */
  readonly experience!: number | null;
  readonly languages!: readonly FetchedLanguageBody[];
  readonly skills!: readonly string[];
  /** @format date */
  readonly availableFrom!: string | null;
  /** @format date */
  readonly availableUntil!: string | null;
  readonly papers!: readonly FetchedPaperBody[];
}

export class FetchedAnswerBody {
  readonly question!: string;
  readonly answer!: string;
  /** Whether it misses a must-have */
  readonly isMissed!: boolean;
}

export class FetchedFileBody {
  readonly kind!: 'resume';
  /** For five minutes, while the API key is valid and the application can be read */
  readonly url!: string;
  readonly expiresAt!: Date;
}

/** An application with what the applicant sent. */
export class FetchedApplicationBody extends ApplicationChangeBody {
  /** Null after a withdrawal or the removal of the listing, when there are no letter, answers and files either */
  readonly applicant!: FetchedApplicantBody | null;
  readonly coverLetter!: string | null;
  readonly answers!: readonly FetchedAnswerBody[];
  readonly files!: readonly FetchedFileBody[];
}
