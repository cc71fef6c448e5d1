import { ResumeLinks } from '#profiles';
import type {
  AnswerBody,
  ApplicationBody,
  OwnApplicationBody,
  ReceivedApplicationBody,
} from '../../application/application.view.js';
import type {
  ApplicationView,
  OwnApplicationView,
  ReceivedApplicationView,
} from '../../application/ports/application-queries.js';
import { UNDO_SECONDS, type Application } from '../../domain/application.js';
import { missesMustHave } from '../../domain/answers.js';

/** The application that was submitted, with links to its resume. */
export function applicationBody(application: Application, links: ResumeLinks): ApplicationBody {
  return {
    id: application.id,
    jobId: application.jobId,
    jobSeekerId: application.jobSeekerId,
    coverLetter: application.coverLetter,
    status: application.status,
    appliedAt: application.appliedAt,
    seenAt: application.seenAt,
    withdrawnAt: application.withdrawnAt,
    undoSeconds: application.isHeld ? UNDO_SECONDS : null,
    version: application.version,
    answers: answersOf(application),
    ...linksTo(application, links),
  };
}

export function ownApplicationBody(application: OwnApplicationView, links: ResumeLinks): OwnApplicationBody {
  return { ...application, ...linksTo(application, links), answers: answersOf(application) };
}

export function receivedApplicationBody(
  application: ReceivedApplicationView,
  links: ResumeLinks,
  memberId: number,
): ReceivedApplicationBody {
  const { id, resume } = application;
  const sent = addressesOf(resume === null ? null : links.forMember(resume, id, downloadName(application), memberId));
  const jobSeekerProfile = { ...application.jobSeekerProfile, resume: sent.resume };
  const answers = application.answers.map((answer) => ({ ...answer, isMissed: missesMustHave([answer]) }));
  const flags = { answers, missesMustHave: missesMustHave(answers) };
  return { ...application, ...sent, ...flags, jobSeekerProfile };
}

function answersOf({ answers }: Pick<ApplicationView, 'answers'>): AnswerBody[] {
  return answers.map(({ question, answer }) => ({ question, answer }));
}

/** Characters. */
const MAX_NAME_LENGTH = 120;

/** The file name of a downloaded resume, such as "Maria Silva - Chef", without characters that file systems reject. */
function downloadName({ user, job }: ReceivedApplicationView): string {
  const name = `${user.fullName} - ${job.title}`.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ');
  return name.replace(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH).toWellFormed().trim();
}

function linksTo({ resume }: Pick<ApplicationView, 'resume'>, links: ResumeLinks) {
  return addressesOf(resume === null ? null : links.to(resume));
}

function addressesOf(link: ReturnType<ResumeLinks['to']> | null) {
  return { resume: link?.url ?? null, resumeViewerUrl: link?.viewerUrl ?? null };
}
