import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDeleted } from '../../../identity/index.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EventBus } from '../../../shared/application/event-bus.js';

const ALERTS = 'delete from job_alert where user_id = $1';
const SEARCHES = 'delete from saved_search where user_id = $1';
const SCHEDULE = 'delete from alert_schedule where user_id = $1';

/** Deletes the saved searches of a deleted account, and what it was told. */
@Injectable()
export class SavedSearchErasure implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountDeleted, async ({ userId }) => {
      for (const statement of [ALERTS, SEARCHES, SCHEDULE]) await this.database.query(statement, [userId]);
    });
  }
}
