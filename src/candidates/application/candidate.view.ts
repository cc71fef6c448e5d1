/** A language that a person speaks. */
export class CandidateLanguageBody {
  readonly language!: string;
  readonly proficiency!: string;
}

/** A request of the reader's company to the person. */
export class CandidateRequestBody {
  readonly id!: number;
  /**
   * `pending`: not answered, or refused; `ended`: not answered in time, or taken back
   * @enumName ContactRequestOutcome
   */
  readonly state!: 'pending' | 'accepted' | 'ended';
  readonly askedAt!: string;
}

/** Somebody whom the company may find, in a list. */
export class CandidateOutlineBody {
  /** Changes whenever the person switches the search off and on */
  readonly handle!: string;
  /** The name, or initials of those who do not show it */
  readonly name!: string;
  readonly avatar!: string | null;
  readonly headline!: string | null;
  readonly location!: string | null;
  /** From the place of the search */
  readonly kilometers!: number | null;
  readonly desiredRoles!: readonly string[];
  /** In years */
  readonly experience!: number | null;
  /** @format date */
  readonly availableFrom!: string | null;
}

/** Somebody whom the company may find. */
export class CandidateBody extends CandidateOutlineBody {
  readonly languages!: readonly CandidateLanguageBody[];
  readonly skills!: readonly string[];
  readonly certificates!: readonly string[];
  /** The last one of the reader's company */
  readonly request!: CandidateRequestBody | null;
}

/** A page of a search for people. */
export class FoundCandidatesBody {
  readonly people!: readonly CandidateOutlineBody[];
  /** At most 100 */
  readonly found!: number;
  /** Whether more were found; a narrower search shows them */
  readonly isCut!: boolean;
}

/** A request of the reader's company. */
export class SentRequestBody extends CandidateRequestBody {
  /** Null for people who can no longer be found */
  readonly name!: string | null;
  readonly handle!: string | null;
  readonly jobId!: number;
  readonly title!: string;
  readonly text!: string;
  readonly conversationId!: number | null;
}

/** A request of a company to the reader, who can answer it. */
export class ReceivedRequestBody {
  readonly id!: number;
  readonly employerId!: number;
  readonly company!: string;
  readonly jobId!: number;
  readonly title!: string;
  readonly location!: string;
  readonly text!: string;
  readonly askedAt!: Date;
  /** The last day for an answer */
  readonly answerableUntil!: Date;
}

/** Whether verified companies may find the reader, and what they see. */
export class FindabilityBody {
  readonly isFindable!: boolean;
  /** Without it, the initials */
  readonly showsName!: boolean;
  readonly showsPhoto!: boolean;
  readonly showsHeadline!: boolean;
  readonly showsPlace!: boolean;
  /** Companies that looked within 30 days */
  readonly looks!: number;
}

/** The conversation that an accepted request opened. */
export class AcceptedRequestBody {
  /** Null once it is deleted */
  readonly conversationId!: number | null;
}
