import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApplicationStatusChanged, ApplicationSubmitted } from '../../../applications/index.js';
import { JobApproved } from '../../../jobs/index.js';
import { EventBus } from '../../../shared/application/event-bus.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { NotifyEmployerOfApplication } from '../../application/notify-employer-of-application.js';
import { NotifyEmployerOfApproval } from '../../application/notify-employer-of-approval.js';
import { StatusMails } from '../../application/ports/status-mails.js';
import { StatusMailRunner } from './status-mail-runner.js';

/** Mails people about events after the commit; no request waits for a mail or fails with it. */
@Injectable()
export class MailOnEvents implements OnModuleInit {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly events: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly host: HttpAdapterHost,
    private readonly notifyOfApproval: NotifyEmployerOfApproval,
    private readonly notifyOfApplication: NotifyEmployerOfApplication,
    private readonly statusMails: StatusMails,
    private readonly runner: StatusMailRunner,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(JobApproved, (event) => this.afterCommit(() => this.notifyOfApproval.execute(event)));
    this.events.subscribe(ApplicationSubmitted, (event) =>
      this.afterCommit(() => this.notifyOfApplication.execute(event)),
    );
    this.events.subscribe(ApplicationStatusChanged, async ({ applicationId }) => {
      // Before the process listens, only demo data is loaded.
      if (!this.host.listening) return;
      await this.statusMails.request(applicationId);
      await this.afterCommit(() => this.runner.run());
    });
  }

  private async afterCommit(notify: () => Promise<void>): Promise<void> {
    if (!this.host.listening) return;
    this.unitOfWork.afterCommit(
      () => void notify().catch((error: unknown) => this.logger.warn({ err: error }, 'A mail could not be prepared')),
    );
  }
}
