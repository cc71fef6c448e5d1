import type { PlannedApplication } from './application-plan.js';
import type { MessageStatus } from '#messaging/domain/message-status.js';
import type { Role } from '#shared/domain/actor.js';
import type { DemoConversation, Line } from '../demo-data.js';
import type { PlannedListing } from './listings/listing-plan.js';
import { after, DAY } from '../time.js';

/** A message and its status. */
type PlannedMessage = {
  readonly by: Exclude<Role, 'admin'>;
  readonly content: string;
  readonly status: MessageStatus;
  readonly sentAt: Date;
};

/** A conversation between an employer and a job seeker. */
export type PlannedConversation = {
  /** Their usernames. */
  readonly employer: string;
  readonly jobSeeker: string;
  /** The listing that the job seeker applied to; null if the conversation is about none. */
  readonly listing: PlannedListing | null;
  /** Oldest first. */
  readonly messages: readonly PlannedMessage[];
};

/** All conversations. Those about a listing need an application to it. */
export function planConversations(
  conversations: readonly DemoConversation[],
  applications: readonly PlannedApplication[],
  now: Date,
): PlannedConversation[] {
  return conversations.map(({ company, person, about, lines }) => ({
    employer: company,
    jobSeeker: person,
    listing: about === null ? null : appliedTo(applications, company, person, about),
    messages: lines.map((line) => planMessage(line, now)),
  }));
}

function planMessage(line: Line, now: Date): PlannedMessage {
  const { daysAgo, status = 'read' } = line;
  const sentAt = after(now, -daysAgo * DAY);
  if ('company' in line) return { by: 'employer', content: line.company, status, sentAt };
  return { by: 'job_seeker', content: line.person, status, sentAt };
}

function appliedTo(
  applications: readonly PlannedApplication[],
  company: string,
  person: string,
  title: string,
): PlannedListing {
  const application = applications.find(
    ({ listing, person: { username } }) =>
      username === person && listing.company.username === company && listing.form.title === title,
  );
  if (!application) throw new Error(`${person} has not applied to ${company} as ${title}.`);
  return application.listing;
}
