import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { Outbox } from '../../application/ports/outbox.js';

/** Sends queued mails in the background. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  constructor(private readonly outbox: Outbox) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.tidy().catch((error: unknown) => this.logger.warn({ err: error }, 'Mails could not be tidied'));
  }

  /** Queues overdue mails again, for example after a restore, and deletes old ones. */
  @ScheduledTask('tidy-mails', '20 * * * *')
  tidy(): Promise<void> {
    return this.outbox.tidy();
  }
}
