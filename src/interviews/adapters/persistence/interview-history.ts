import { Injectable } from '@nestjs/common';
import { CurrentRequest } from '#platform/http/current-request.js';
import { Database } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';
import { InterviewProgressed } from '../../domain/interview-events.js';

const APPEND = `
  insert into interview_event (interview_id, step, by_side, occurred_at, actor_id) values ($1, $2, $3, $4, $5)`;

/** Appends each step of an interview to the timeline of its application, in the same transaction. */
@Injectable()
export class InterviewHistory {
  constructor(
    private readonly database: Database,
    private readonly requests: CurrentRequest,
  ) {}

  @On(InterviewProgressed)
  async append({ interviewId, step, by, at }: InterviewProgressed): Promise<void> {
    await this.database.query(APPEND, [interviewId, step, by, at, this.requests.actorId]);
  }
}
