import { ScheduledTask } from '../../shared/application/background/scheduled-task.js';
import { UseCase } from '../../shared/application/use-case.js';
import { Outbox } from './ports/outbox.js';

/** Queues again what was left behind, for example in a restored database, and forgets mails of the past. */
@UseCase()
export class TidyMails {
  constructor(private readonly outbox: Outbox) {}

  @ScheduledTask('tidy-mails', '20 * * * *')
  execute(): Promise<void> {
    return this.outbox.tidy();
  }
}
