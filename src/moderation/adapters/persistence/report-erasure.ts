import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDeleted } from '../../../identity/index.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EventBus } from '../../../shared/application/event-bus.js';

const FORGET = 'delete from listing_report where reporter_id = $1';

/** Deletes the reports of a deleted account. What they led to stays. */
@Injectable()
export class ReportErasure implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountDeleted, async ({ userId }) => {
      await this.database.query(FORGET, [userId]);
    });
  }
}
