import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { ApplicationProgressed } from '../../domain/application-events.js';

/** Amending again adds nothing, so that nobody can make a timeline grow without end. */
const APPEND = `
  insert into application_event (application_id, step, status, occurred_at)
  select id, $2, $3, $4
  from application
  where id = $1 and ($2::text <> 'amended' or 'amended' is distinct from (
    select step from application_event where application_id = $1 order by id desc limit 1))`;

/** Appends each step of an application to its timeline, in the transaction that takes it. */
@Injectable()
export class RecordedSteps implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(ApplicationProgressed, async ({ applicationId, step, status, at }) => {
      await this.database.query(APPEND, [applicationId, step, status, at]);
    });
  }
}
