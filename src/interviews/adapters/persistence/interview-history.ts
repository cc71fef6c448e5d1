import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { InterviewProgressed } from '../../domain/interview-events.js';

const APPEND = 'insert into interview_event (interview_id, step, by_side, occurred_at) values ($1, $2, $3, $4)';

/** Appends each step of an interview to the timeline of its application, in the same transaction. */
@Injectable()
export class InterviewHistory implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(InterviewProgressed, async ({ interviewId, step, by, at }) => {
      await this.database.query(APPEND, [interviewId, step, by, at]);
    });
  }
}
