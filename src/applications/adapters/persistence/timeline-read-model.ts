import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import type { TimelineEntryBody } from '../../application/application.view.js';
import { APPLICATION_STEPS } from '../../domain/application-step.js';

/** At most one message entry per sender and day, so that a long conversation does not crowd out the steps. */
const TIMELINE = prepared(`
  select step, status, message, null as interview, null::integer as writer, null as side, occurred_at as "occurredAt", id
  from application_event
  where application_id = $1
  union all
  select 'interview', null, null, e.step, null, e.by_side, e.occurred_at, e.id
  from interview i join interview_event e on e.interview_id = i.id
  where i.application_id = $1
  union all
  select 'message', null, null, null, m.sender_id, null, min(m.sent_at), 0
  from conversation c join message m on m.conversation_id = c.id
  where c.application_id = $1
  group by m.sender_id, date_trunc('day', m.sent_at at time zone 'UTC')
  order by "occurredAt" desc, id desc
  limit 500`);

type Row = Omit<TimelineEntryBody, 'by'> & {
  readonly id: number;
  /** The sender of a message. */
  readonly writer: number | null;
  /** The side that acted in an interview step. */
  readonly side: TimelineEntryBody['by'] | null;
};

/** Read model: the steps of applications, with interviews and messages. */
@Injectable()
export class ApplicationTimeline {
  constructor(private readonly database: Database) {}

  /** The newest 500, oldest first. */
  async of(applicationId: number, jobSeekerId: number): Promise<TimelineEntryBody[]> {
    const rows = await this.database.query<Row>(TIMELINE, [applicationId]);
    return rows.toReversed().map(({ id: _id, writer, side, ...entry }) => ({
      ...entry,
      by: side ?? (entry.step === 'message' ? writerOf(writer, jobSeekerId) : sideOf(entry.step)),
    }));
  }
}

function writerOf(writer: number | null, jobSeekerId: number): TimelineEntryBody['by'] {
  return writer === jobSeekerId ? 'applicant' : 'employer';
}

function sideOf(step: TimelineEntryBody['step']): TimelineEntryBody['by'] {
  return step === 'interview' || step === 'message' ? 'employer' : APPLICATION_STEPS[step];
}
