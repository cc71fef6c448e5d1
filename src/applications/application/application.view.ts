import type { PaperKind } from '#shared/domain/values/papers.js';
import type { ApplicationStatus } from '../domain/application-status.js';
import type { ApplicationStep } from '../domain/application-step.js';

export class AnswerBody {
  readonly question!: string;
  readonly answer!: string;
  /** Whether it misses a must-have; visible to the employer only */
  readonly isMissed?: boolean;
}

export class AppliedJobBody {
  readonly id!: number;
  readonly employerId!: number;
  readonly title!: string;
  readonly company!: string;
  readonly location!: string;
  /** Whether our team removed it, so that applicants keep only its title, and the employer only their names */
  readonly isRemoved!: boolean;
}

export class ApplicantBody {
  readonly id!: number;
  readonly fullName!: string;
  /** Null after a withdrawal or the removal of the job, like the avatar and the profile */
  readonly email!: string | null;
  readonly avatar!: string | null;
}

export class SpokenLanguageBody {
  readonly language!: string;
  readonly proficiency!: string;
}

export class ApplicantPaperBody {
  /** @enumName PaperKind */
  readonly kind!: PaperKind;
  readonly detail!: string | null;
  /** @format date */
  readonly validUntil!: string | null;
}

/** `resume` is the one sent with the application. */
export class ApplicantProfileBody {
  readonly headline!: string | null;
  readonly phone!: string | null;
  readonly location!: string | null;
  readonly experience!: number | null;
  readonly languages!: readonly SpokenLanguageBody[];
  /** @format date */
  readonly availableFrom!: string | null;
  /** @format date */
  readonly availableUntil!: string | null;
  readonly papers!: readonly ApplicantPaperBody[];
  readonly resume!: string | null;
}

/** The part of an application that is visible to both sides. */
export class ApplicationBody {
  readonly id!: number;
  readonly jobId!: number;
  readonly jobSeekerId!: number;
  /** Absolute link to the resume, valid for five minutes */
  readonly resume!: string | null;
  /** The same in an external viewer, if one is configured */
  readonly resumeViewerUrl!: string | null;
  readonly coverLetter!: string | null;
  readonly answers!: readonly AnswerBody[];
  readonly status!: ApplicationStatus;
  readonly appliedAt!: Date;
  /** When the employer first opened it */
  readonly seenAt!: Date | null;
  readonly withdrawnAt!: Date | null;
  /** Seconds in which a withdrawal leaves no trace; null once the employer knows about the application */
  readonly undoSeconds!: number | null;
  /** For If-Match */
  readonly version!: number;
}

export class StatusMessageBody {
  readonly subject!: string | null;
  readonly body!: string;
}

export class TimelineEntryBody {
  /** `assigned` is for the employer only */
  readonly step!: ApplicationStep | 'interview' | 'message' | 'assigned';
  readonly status!: ApplicationStatus | null;
  /** The employer's message with the status */
  readonly message!: StatusMessageBody | null;
  readonly interview!: 'offered' | 'scheduled' | 'cancelled' | null;
  readonly by!: 'applicant' | 'employer';
  /** Who of the company it was, for its members; null if that is unknown */
  readonly person!: string | null;
  /** To whom it was assigned; null for nobody, and for other steps */
  readonly assignee!: string | null;
  /** Who can no longer see it, so that it was assigned to nobody */
  readonly formerAssignee!: string | null;
  readonly occurredAt!: Date;
}

/** An application as shown to the applicant, without the employer's notes. */
export class OwnApplicationBody extends ApplicationBody {
  readonly job!: AppliedJobBody;
}

export class AssigneeBody {
  /** The id of the member's account */
  readonly id!: number;
  readonly fullName!: string;
  readonly avatar!: string | null;
}

/** An application as shown to the employer. */
export class ReceivedApplicationBody extends OwnApplicationBody {
  /** Whether an answer misses a must-have */
  readonly missesMustHave!: boolean;
  /** The beginning of the company's notes, oldest first; the address of the notes has them all */
  readonly notes!: string | null;
  /** The member who takes care of it */
  readonly assignee!: AssigneeBody | null;
  readonly user!: ApplicantBody;
  readonly jobSeekerProfile!: ApplicantProfileBody;
}
