import { ApiProperty } from '@nestjs/swagger';
import type { ResumeLinks } from '../../../profiles/index.js';
import type {
  ApplicationView,
  OwnApplicationView,
  ReceivedApplicationView,
} from '../../application/ports/application-queries.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';

export class AnswerBody {
  @ApiProperty() readonly question!: string;
  @ApiProperty() readonly answer!: string;
}

export class AppliedJobBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: 'integer' }) readonly employerId!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty() readonly location!: string;
}

export class ApplicantBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty() readonly fullName!: string;
  @ApiProperty() readonly email!: string;
  @ApiProperty({ type: String, nullable: true }) readonly avatar!: string | null;
}

/** The resume is the one sent with the application. */
export class ApplicantProfileBody {
  @ApiProperty({ type: String, nullable: true }) readonly headline!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly phone!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly location!: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) readonly experience!: number | null;
  @ApiProperty({ type: String, nullable: true }) readonly resume!: string | null;
}

/** The part of an application that both sides see. */
export class ApplicationBody {
  @ApiProperty({ type: 'integer' }) readonly id: number;
  @ApiProperty({ type: 'integer' }) readonly jobId: number;
  @ApiProperty({ type: 'integer' }) readonly jobSeekerId: number;
  @ApiProperty({ type: String, nullable: true, description: 'Absolute link to the resume, valid for five minutes' })
  readonly resume: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The same in an external viewer, if one is configured' })
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
