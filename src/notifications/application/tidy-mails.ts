import { ScheduledTask } from '../../shared/application/background/scheduled-task.js';
import { UseCase } from '../../shared/application/use-case.js';
import { Outbox } from './ports/outbox.js';

/** Queues overdue mails again, for example after a restore, and deletes old ones. */
@UseCase()
export class TidyMails {
  constructor(private readonly outbox: Outbox) {}

  @ScheduledTask('tidy-mails', '20 * * * *')
  execute(): Promise<void> {
    return this.outbox.tidy();
  }
}
