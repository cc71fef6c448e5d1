import type { PlannedApplication } from './application-plan.js';
import type { MessageStatus } from '../../messaging/domain/message-status.js';
import type { Role } from '../../shared/domain/actor.js';
import type { DemoConversation, Line } from '../demo-data.js';
import type { PlannedListing } from './listings/listing-plan.js';
import { after, DAY } from '../time.js';

/** Something that one of two people wrote, and how far it has come since. */
export type PlannedMessage = {
  readonly by: Exclude<Role, 'admin'>;
  readonly content: string;
  readonly status: MessageStatus;
  readonly sentAt: Date;
};

/** What an employer and a job seeker wrote to each other, oldest first. */
export type PlannedConversation = {
  /** Their usernames. */
  readonly employer: string;
  readonly jobSeeker: string;
  /** The listing that the job seeker applied for; null where it is about none. */
  readonly listing: PlannedListing | null;
  readonly messages: readonly PlannedMessage[];
};

/** All conversations, each about an application that was sent before. */
export function planConversations(
  conversations: readonly DemoConversation[],
  applications: readonly PlannedApplication[],
  now: Date,
): PlannedConversation[] {
  return conversations.map(({ company, person, about, lines }) => ({
    employer: company,
    jobSeeker: person,
    listing: about === null ? null : appliedFor(applications, company, person, about),
    messages: lines.map((line) => planMessage(line, now)),
  }));
}

function planMessage(line: Line, now: Date): PlannedMessage {
  const { daysAgo, status = 'read' } = line;
  const sentAt = after(now, -daysAgo * DAY);
  if ('company' in line) return { by: 'employer', content: line.company, status, sentAt };
  return { by: 'job_seeker', content: line.person, status, sentAt };
}

function appliedFor(
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
