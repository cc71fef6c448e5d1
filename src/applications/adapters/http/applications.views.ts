import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import type { ResumeLinks } from '#profiles';
import { Integer, NullableInteger, NullableText, NullableTime } from '#platform/http/api/fields.js';
import type {
  ApplicationView,
  OwnApplicationView,
  ReceivedApplicationView,
  TimelineEntry,
} from '../../application/ports/application-queries.js';
import { missesMustHave } from '../../domain/answers.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';
import { APPLICATION_STEPS } from '../../domain/application-step.js';

export class AnswerBody {
  @ApiProperty() readonly question!: string;
  @ApiProperty() readonly answer!: string;
  @ApiPropertyOptional({ description: 'Whether it misses a must-have; visible to the employer only' })
  readonly isMissed?: boolean;
}

export class AppliedJobBody {
  @Integer() readonly id!: number;
  @Integer() readonly employerId!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty() readonly location!: string;
  @ApiProperty({
    description:
      'Whether our team removed it, so that applicants keep only its title, and the employer only their names',
  })
  readonly isRemoved!: boolean;
}

export class ApplicantBody {
  @Integer() readonly id!: number;
  @ApiProperty() readonly fullName!: string;
  @NullableText('Null after a withdrawal or the removal of the job, like the avatar and the profile') readonly email!:
    | string
    | null;
  @NullableText() readonly avatar!: string | null;
}

/** `resume` is the one sent with the application. */
export class ApplicantProfileBody {
  @NullableText() readonly headline!: string | null;
  @NullableText() readonly phone!: string | null;
  @NullableText() readonly location!: string | null;
  @NullableInteger() readonly experience!: number | null;
  @NullableText() readonly resume!: string | null;
}

/** The part of an application that is visible to both sides. */
export class ApplicationBody {
  @Integer() readonly id!: number;
  @Integer() readonly jobId!: number;
  @Integer() readonly jobSeekerId!: number;
  @NullableText('Absolute link to the resume, valid for five minutes') readonly resume!: string | null;
  @NullableText('The same in an external viewer, if one is configured') readonly resumeViewerUrl!: string | null;
  @NullableText() readonly coverLetter!: string | null;
  @ApiProperty({ type: [AnswerBody] }) readonly answers!: readonly AnswerBody[];
  @ApiProperty({ enum: APPLICATION_STATUSES }) readonly status!: ApplicationStatus;
  @ApiProperty() readonly appliedAt!: Date;
  @NullableTime('When the employer first opened it') readonly seenAt!: Date | null;
  @NullableTime() readonly withdrawnAt!: Date | null;
  @Integer('For If-Match') readonly version!: number;
}

const STEPS = [...Object.keys(APPLICATION_STEPS), 'interview', 'message'] as TimelineEntry['step'][];

export class StatusMessageBody {
  @NullableText() readonly subject!: string | null;
  @ApiProperty() readonly body!: string;
}

export class TimelineEntryBody {
  @ApiProperty({ enum: STEPS }) readonly step!: TimelineEntry['step'];
  @ApiProperty({ enum: APPLICATION_STATUSES, nullable: true }) readonly status!: ApplicationStatus | null;
  @ApiProperty({ type: StatusMessageBody, nullable: true, description: "The employer's message with the status" })
  readonly message!: StatusMessageBody | null;
  @ApiProperty({ enum: ['offered', 'scheduled', 'cancelled'], nullable: true })
  readonly interview!: TimelineEntry['interview'];
  @ApiProperty({ enum: ['applicant', 'employer'] }) readonly by!: TimelineEntry['by'];
  @ApiProperty() readonly occurredAt!: Date;
}

/** An application as shown to the applicant, without the employer's notes. */
export class OwnApplicationBody extends ApplicationBody {
  @ApiProperty() readonly job!: AppliedJobBody;
}

/** An application as shown to the employer. */
export class ReceivedApplicationBody extends OwnApplicationBody {
  @ApiProperty({ description: 'Whether an answer misses a must-have' }) readonly missesMustHave!: boolean;
  @NullableText() readonly notes!: string | null;
  @ApiProperty() readonly user!: ApplicantBody;
  @ApiProperty() readonly jobSeekerProfile!: ApplicantProfileBody;
}

export function applicationBody(application: ApplicationView, links: ResumeLinks): ApplicationBody {
  return bodyOf(ApplicationBody, application, { ...linksTo(application, links), answers: answersOf(application) });
}

export function ownApplicationBody(application: OwnApplicationView, links: ResumeLinks): OwnApplicationBody {
  return bodyOf(OwnApplicationBody, application, { ...linksTo(application, links), answers: answersOf(application) });
}

export function receivedApplicationBody(
  application: ReceivedApplicationView,
  links: ResumeLinks,
): ReceivedApplicationBody {
  const { id, resume } = application;
  const sent = addressesOf(resume === null ? null : links.forEmployer(resume, id, downloadName(application)));
  const jobSeekerProfile = { ...application.jobSeekerProfile, resume: sent.resume };
  const answers = application.answers.map((answer) => ({ ...answer, isMissed: missesMustHave([answer]) }));
  const flags = { answers, missesMustHave: missesMustHave(answers) };
  return bodyOf(ReceivedApplicationBody, application, { ...sent, ...flags, jobSeekerProfile });
}

function answersOf({ answers }: ApplicationView): AnswerBody[] {
  return answers.map(({ question, answer }) => ({ question, answer }));
}

/** Characters. */
const MAX_NAME_LENGTH = 120;

/** The file name of a downloaded resume, such as "Maria Silva - Chef", without characters that file systems reject. */
function downloadName({ user, job }: ReceivedApplicationView): string {
  const name = `${user.fullName} - ${job.title}`.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ');
  return name.replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH).toWellFormed().trim();
}

function linksTo({ resume }: ApplicationView, links: ResumeLinks) {
  return addressesOf(resume === null ? null : links.to(resume));
}

function addressesOf(link: ReturnType<ResumeLinks['to']> | null) {
  return { resume: link?.url ?? null, resumeViewerUrl: link?.viewerUrl ?? null };
}
