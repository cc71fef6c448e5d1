import type { JobType } from '#jobs/domain/offer/job-options.js';
import type { Archiver, JobState } from '#jobs/domain/job-state.js';
import type { PayBasis, PayPeriod } from '#jobs/domain/offer/salary-range.js';
import type { Measure, RestrictionReason } from '#jobs/domain/statement.js';
import type { JobFactsBody } from './job-facts.view.js';
import type { PlaceBody } from './places/place.view.js';
import type { NamedWorkplaceBody } from './places/named-workplace.view.js';
import type { ScreeningQuestionBody } from './posting/screening-question.view.js';

/** The fields common to all views of a listing. */
export class JobOutlineBody {
  readonly id!: number;
  readonly employerId!: number;
  readonly title!: string;
  readonly company!: string;
  readonly location!: string;
  /** Truncated in search results */
  readonly description!: string;
  readonly department!: string | null;
  readonly salary!: string;
  /** @decimal */
  readonly minSalary!: number | null;
  /** @decimal */
  readonly maxSalary!: number | null;
  /**
   * The period that the amounts cover
   * @enumName PayPeriod
   */
  readonly payPeriod!: PayPeriod;
  /**
   * Currency of the amounts, ISO 4217
   * @example USD
   */
  readonly currency!: string;
  /**
   * Before or after taxes
   * @enumName PayBasis
   */
  readonly payBasis!: PayBasis | null;
  readonly facts!: JobFactsBody;
  /**
   * The language of its texts, ISO 639-1; null if it is unclear, or the listing is not open
   * @example de
   */
  readonly writtenIn!: string | null;
  readonly jobType!: JobType;
  readonly category!: string;
  readonly experience!: string | null;
  /** Label of the experience level */
  readonly experienceLevel!: string | null;
  readonly skills!: readonly string[];
  readonly postedAt!: Date;
  /** The first instant of the last UTC day on which it is open */
  readonly deadline!: Date | null;
  /** The first instant at which it is closed */
  readonly closesAt!: Date | null;
  /** Whether it accepts applications now */
  readonly isOpen!: boolean;
  readonly isPremium!: boolean;
  /** The hotel of the company, from which it has its name and place */
  readonly workplaceId!: number | null;
  /** The approved logo of the hotel */
  readonly workplaceLogo!: string | null;
  /** Whether it was posted by a verified employer under its verified name, or that of one of its approved hotels */
  readonly isTrusted!: boolean;
  /** Whether it has screening questions */
  readonly asksQuestions!: boolean;
  /** For its employer and admins, whether its latest text is approved */
  readonly isApproved!: boolean;
  readonly isArchived!: boolean;
}

/** The public view of a listing. */
export class PublicJobBody extends JobOutlineBody {
  /** The domain that the employer has proven to control, if our team has not verified the name of the company */
  readonly controlledDomain!: string | null;
  /** Within how many days the company usually answers applications; null if there are too few to tell, or it usually does not */
  readonly repliesWithinDays!: number | null;
  /** Its hotel, if our team has approved it */
  readonly workplace!: NamedWorkplaceBody | null;
  readonly requirements!: string | null;
  readonly responsibilities!: string | null;
  readonly benefits!: string | null;
  /** Work locations; null if not specified */
  readonly places!: readonly PlaceBody[] | null;
  readonly questions!: readonly ScreeningQuestionBody[];
}

/** The text of a listing that an admin approved, beside the changed one. */
export class ApprovedTextBody {
  readonly title!: string;
  readonly company!: string;
  readonly location!: string;
  readonly description!: string;
  readonly requirements!: string | null;
  readonly responsibilities!: string | null;
  readonly benefits!: string | null;
  readonly department!: string | null;
  readonly salary!: string;
  /** @decimal */
  readonly minSalary!: number | null;
  /** @decimal */
  readonly maxSalary!: number | null;
  /** @enumName PayPeriod */
  readonly payPeriod!: PayPeriod;
  readonly currency!: string;
  /** @enumName PayBasis */
  readonly payBasis!: PayBasis | null;
  readonly facts!: JobFactsBody;
  readonly jobType!: JobType;
  readonly category!: string;
  readonly experience!: string | null;
  readonly skills!: readonly string[];
  readonly workplaceId!: number | null;
  readonly places!: readonly PlaceBody[] | null;
  readonly questions!: readonly ScreeningQuestionBody[];
}

/** An admin's decision about a listing. */
export class DecisionBody {
  /** @enumName Measure */
  readonly measure!: Measure;
  /** @enumName RestrictionReason */
  readonly reason!: RestrictionReason | null;
  /** The reason as a sentence */
  readonly sentence!: string | null;
  /** The explanation of the admin */
  readonly text!: string | null;
  /** Always false: only people make decisions */
  readonly isAutomated!: false;
  /** @format date-time */
  readonly decidedAt!: string;
}

/** A listing with its version, and additional fields for its employer and admins. */
export class JobBody extends PublicJobBody {
  /** Counts the changes; also in the ETag */
  readonly version!: number;
  /** For its employer and admins only */
  readonly views?: number;
  /**
   * Who archived it; only an admin can restore what an admin archived. For its employer and admins only
   * @enumName Archiver
   */
  readonly archivedBy?: Archiver | null;
  /** Whether it becomes premium once an admin approves it or it is paid for. For its employer and admins only */
  readonly premiumRequested?: boolean;
  /** Whether premium was paid for or granted by an admin. For its employer and admins only */
  readonly premiumGranted?: boolean;
  /** Whether it is waiting for changes by its employer. For its employer and admins only */
  readonly isRejected?: boolean;
  /** Whether everyone can read it: while a change awaits approval, its last approved text. For its employer and admins only */
  readonly isPublic?: boolean;
  /** The text that an admin approved, if its employer changed it since. For its employer and admins only, in single reads */
  readonly approvedText?: ApprovedTextBody | null;
  /** When a listing that was never public is to appear; null for with its approval. For its employer and admins only */
  readonly publishAt?: Date | null;
  /** Whether an admin approved it ahead of that time. For its employer and admins only */
  readonly isCleared?: boolean;
  /** Whether a verified employer published a change that no admin has seen yet. For its employer and admins only */
  readonly isUnchecked?: boolean;
  /**
   * The latest decision, if it is not approved, premium was refused or an admin archived it. For its employer and admins only
   */
  readonly decision?: DecisionBody | null;
}

/** A listing in the lists of its employer and of admins. */
export class ManagedJobBody extends JobBody {
  readonly state!: JobState;
  /** Whether it has ever been approved */
  readonly wasApproved!: boolean;
  /** A number that listings share that were changed together, while the change waits for an admin */
  readonly changedTogether!: number | null;
}

/** A listing in its employer's list. */
export class EmployerJobBody extends ManagedJobBody {
  readonly applicationCount!: number;
}
