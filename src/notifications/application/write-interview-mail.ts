import { UseCase } from '#shared/application/use-case.js';
import { INTERVIEW_MAILS, type InterviewMailKind } from '../domain/interview-mail.js';
import type { Recipient } from '../domain/mail.js';
import { InterviewDirectory, type DirectoryInterview } from './ports/directories.js';
import type { QueuedMail } from './ports/outbox.js';
import type { WrittenMail } from './written-mail.js';

/** Writes a mail about an interview, unless a later change has superseded it. Of a removed listing, only cancellations. */
@UseCase()
export class WriteInterviewMail {
  constructor(private readonly interviews: InterviewDirectory) {}

  async execute(
    { kind, subject, userId }: QueuedMail & { readonly kind: InterviewMailKind },
    to: Recipient | undefined,
  ): Promise<WrittenMail | undefined> {
    const dot = subject.indexOf('.');
    const interview = await this.interviews.facts(Number(subject.slice(0, dot)));
    if (!to || !interview || !isCurrent(kind, interview, subject.slice(dot + 1))) return undefined;
    const isEmployer = userId === interview.employerId;
    const senderId = isEmployer ? interview.jobSeekerId : interview.employerId;
    return { mail: INTERVIEW_MAILS[kind](to, isEmployer, interview), senderId, waitsForLimit: true };
  }
}

/** A cancellation stays current after new times are offered, because calendars still have the old entry. */
function isCurrent(kind: InterviewMailKind, interview: DirectoryInterview, mailed: string): boolean {
  const { state, edition, isJobRemoved } = interview;
  if (isJobRemoved && kind !== 'interview-cancelled') return false;
  if (kind === 'interview-cancelled' && state === 'offered') return changesOf(edition) === changesOf(mailed);
  return kind === `interview-${state}` && edition === mailed;
}

function changesOf(edition: string): string {
  return edition.slice(edition.indexOf('.'));
}
