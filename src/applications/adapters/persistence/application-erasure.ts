import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDeleted } from '../../../identity/index.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EventBus } from '../../../shared/application/event-bus.js';

const WITHDRAW = 'delete from application where job_seeker_id = $1';
const TEMPLATES = 'delete from message_template where employer_id = $1';

/** Withdraws the applications of a deleted account, with the letters and resumes in them, and deletes its templates. */
@Injectable()
export class ApplicationErasure implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountDeleted, async ({ userId }) => {
      await this.database.query(WITHDRAW, [userId]);
      await this.database.query(TEMPLATES, [userId]);
    });
  }
}
