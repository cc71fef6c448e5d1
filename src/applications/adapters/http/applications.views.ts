import { ApiProperty } from '@nestjs/swagger';
import type { ResumeLinks } from '../../../profiles/index.js';
import type {
  ApplicationView,
  OwnApplicationView,
  ReceivedApplicationView,
} from '../../application/ports/application-views.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';

/** A question and what the applicant answered. */
export class AnswerBody {
  @ApiProperty() readonly question!: string;
  @ApiProperty() readonly answer!: string;
}

/** The job that an application is for, and its employer, to whom the applicant may write. */
export class AppliedJobBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: 'integer' }) readonly employerId!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty() readonly location!: string;
}

/** The applicant, to whom the employer may write. */
export class ApplicantBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty() readonly email!: string;
  @ApiProperty({ type: String, nullable: true }) readonly avatar!: string | null;
}

/** What the employer sees of the applicant's profile; the resume is the one that was sent. */
export class ApplicantProfileBody {
  @ApiProperty({ type: String, nullable: true }) readonly headline!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly phone!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly location!: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) readonly experience!: number | null;
  @ApiProperty({ type: String, nullable: true }) readonly resume!: string | null;
}

/** What both sides see of an application. */
export class ApplicationBody {
  @ApiProperty({ type: 'integer' }) readonly id: number;
  @ApiProperty({ type: 'integer' }) readonly jobId: number;
  @ApiProperty({ type: 'integer' }) readonly jobSeekerId: number;
  @ApiProperty({ type: String, nullable: true, description: 'Absolute address of the resume, for five minutes' })
  readonly resume: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The same in an external viewer, where one is set' })
  readonly resumeViewerUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly coverLetter: string | null;
  @ApiProperty({ type: [AnswerBody] }) readonly answers: readonly AnswerBody[];
  @ApiProperty({ enum: APPLICATION_STATUSES }) readonly status: ApplicationStatus;
  @ApiProperty() readonly appliedAt: Date;

  constructor(application: ApplicationView, links: ResumeLinks) {
    const resume = application.resume === null ? null : links.to(application.resume);
    this.id = application.id;
    this.jobId = application.jobId;
    this.jobSeekerId = application.jobSeekerId;
    this.resume = resume?.url ?? null;
    this.resumeViewerUrl = resume?.viewerUrl ?? null;
    this.coverLetter = application.coverLetter;
    this.answers = application.answers;
    this.status = application.status;
    this.appliedAt = application.appliedAt;
  }
}

/** An application as the applicant sees it: without the employer's notes. */
export class OwnApplicationBody extends ApplicationBody {
  @ApiProperty() readonly job: AppliedJobBody;

  constructor(application: OwnApplicationView, links: ResumeLinks) {
    super(application, links);
    this.job = application.job;
  }
}

/** An application as the job's employer sees it. */
export class ReceivedApplicationBody extends OwnApplicationBody {
  @ApiProperty({ type: String, nullable: true }) readonly notes: string | null;
  @ApiProperty() readonly user: ApplicantBody;
  @ApiProperty() readonly jobSeekerProfile: ApplicantProfileBody;

  constructor(application: ReceivedApplicationView, links: ResumeLinks) {
    super(application, links);
    this.notes = application.notes;
    this.user = application.user;
    this.jobSeekerProfile = { ...application.jobSeekerProfile, resume: this.resume };
  }
}
