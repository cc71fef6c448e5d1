import { Injectable } from '@nestjs/common';
import { InterviewProgressed } from '#interviews';
import { On } from '#shared/application/event-bus.js';
import { Outbox } from '../../application/ports/outbox.js';

/** Queues mails about interviews: to both sides if calendars change, otherwise to the side that did not act. */
@Injectable()
export class InterviewMailsOnEvents {
  constructor(private readonly outbox: Outbox) {}

  @On(InterviewProgressed, { outbound: true })
  async mail({ interviewId, step, edition, ...event }: InterviewProgressed): Promise<void> {
    const subject = `${interviewId}.${edition}`;
    for (const userId of recipientsOf(event)) await this.outbox.add({ kind: `interview-${step}`, subject, userId });
  }
}

function recipientsOf({
  isInCalendars,
  by,
  employerId,
  jobSeekerId,
}: Pick<InterviewProgressed, 'isInCalendars' | 'by' | 'employerId' | 'jobSeekerId'>): number[] {
  if (isInCalendars) return [employerId, jobSeekerId];
  return [by === 'employer' ? jobSeekerId : employerId];
}
