import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import type { ApplicationBody, TimelineEntryBody } from '../../../application/application.view.js';
import { APPLICATION_STEPS } from '../../../domain/application-step.js';
import { nameOfMember } from './application-notes-read-model.js';

/** At most one message entry per sender and day, so that a long conversation does not crowd out the steps. */
const TIMELINE = prepared(`
  select entry.*, ${nameOfMember('u')} as person, ${nameOfMember('assignee')} as assignee,
    ${nameOfMember('former')} as "formerAssignee"
  from (
    select step, status, message, null as interview, null::integer as writer, null as side,
      occurred_at as "occurredAt", id, actor_id, null::integer as assignee_id, null::integer as former_id
    from application_event
    where application_id = $1
    union all
    select 'interview', null, null, e.step, null, e.by_side, e.occurred_at, e.id, e.actor_id, null, null
    from interview i join interview_event e on e.interview_id = i.id
    where i.application_id = $1
    union all
    select 'message', null, null, null, m.sender_id, null, min(m.sent_at), 0,
      (array_agg(m.author_id order by m.id))[1], null, null
    from conversation c join message m on m.conversation_id = c.id
    where c.application_id = $1
    group by m.sender_id, date_trunc('day', m.sent_at at time zone 'UTC')
    union all
    select 'assigned', null, null, null, null, null, occurred_at, id, actor_id, assignee_id, former_id
    from application_assignment
    where application_id = $1 and $2
    order by "occurredAt" desc, id desc
    limit 500) entry
  left join user_account u on u.id = entry.actor_id
  left join user_account assignee on assignee.id = entry.assignee_id
  left join user_account former on former.id = entry.former_id
  order by entry."occurredAt" desc, entry.id desc`);

type Row = Omit<TimelineEntryBody, 'by'> & {
  /** Who took the step. */
  readonly actor_id: number | null;
  readonly assignee_id: number | null;
  readonly former_id: number | null;
  readonly id: number;
  /** The sender of a message. */
  readonly writer: number | null;
  /** The side that acted in an interview step. */
  readonly side: TimelineEntryBody['by'] | null;
};

type Concerned = Pick<ApplicationBody, 'id' | 'jobSeekerId'>;

/** Read model: the steps of applications, with interviews and messages. */
@Injectable()
export class ApplicationTimeline {
  constructor(private readonly database: Database) {}

  /** The newest 500, oldest first, for a reader of one side. */
  async of({ id, jobSeekerId }: Concerned, reader: TimelineEntryBody['by']): Promise<TimelineEntryBody[]> {
    const rows = await this.database.query<Row>(TIMELINE, [id, reader === 'employer']);
    return rows.toReversed().map(({ actor_id: actorId, writer, side, person, ...row }) => {
      const { id: _id, assignee_id: _assignee, former_id: _former, ...entry } = row;
      const by = side ?? (entry.step === 'message' ? writerOf(writer, jobSeekerId) : sideOf(entry.step));
      const isNamed = actorId !== null && by === 'employer' && reader === 'employer';
      return { ...entry, by, person: isNamed ? person : null };
    });
  }
}

function writerOf(writer: number | null, jobSeekerId: number): TimelineEntryBody['by'] {
  return writer === jobSeekerId ? 'applicant' : 'employer';
}

function sideOf(step: TimelineEntryBody['step']): TimelineEntryBody['by'] {
  return step === 'interview' || step === 'message' || step === 'assigned' ? 'employer' : APPLICATION_STEPS[step];
}
