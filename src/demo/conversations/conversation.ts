import type { MessageStatus } from '../../messaging/domain/message-status.js';
import type { Role } from '../../shared/domain/actor.js';

/** What one of the two wrote, so many days ago. */
export type Line = {
  readonly by: Exclude<Role, 'admin'>;
  readonly daysAgo: number;
  readonly content: string;
  readonly status: MessageStatus;
};

/** What an employer and a job seeker write to each other; whoever wrote the first line started it. */
export type DemoConversation = {
  /** Username of the company. */
  readonly company: string;
  /** Username of the job seeker. */
  readonly person: string;
  /** Title of the listing that the person applied for; null when it is about none. */
  readonly about: string | null;
  /** Oldest first. */
  readonly lines: readonly Line[];
};

/** A line of the company's. */
export function company(daysAgo: number, content: string, status: MessageStatus = 'read'): Line {
  return { by: 'employer', daysAgo, content, status };
}

/** A line of the job seeker's. */
export function person(daysAgo: number, content: string, status: MessageStatus = 'read'): Line {
  return { by: 'job_seeker', daysAgo, content, status };
}
