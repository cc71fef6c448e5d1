import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { DeliverMails } from '../../application/deliver-mails.js';
import { Outbox } from '../../application/ports/outbox.js';

/** Sends queued mails in the background. */
@Injectable()
export class MailWorker implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly work: BackgroundWork,
    private readonly deliverMails: DeliverMails,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.work.processBatches('mail', (ids) => this.deliverMails.execute(ids));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.tidy().catch((error: unknown) => this.logger.warn({ err: error }, 'Mails could not be tidied'));
  }

  /** Queues overdue mails again, for example after a restore, and deletes old ones. */
  @ScheduledTask('tidy-mails', '20 * * * *')
  tidy(): Promise<void> {
    return this.outbox.tidy();
  }
}
