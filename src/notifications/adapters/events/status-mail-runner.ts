import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { NotifyApplicantOfStatus } from '../../application/notify-applicant-of-status.js';

/** Milliseconds between two checks for mails that had to wait. */
const CHECK_INTERVAL = 10_000;

/** Sends the status mails that are due, one after the other. */
@Injectable()
export class StatusMailRunner implements OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private lastRun = Promise.resolve();
  private isStopped = false;

  constructor(private readonly notify: NotifyApplicantOfStatus) {}

  @Interval(CHECK_INTERVAL)
  run(): Promise<void> {
    return (this.lastRun = this.lastRun.then(() => this.sendDue()));
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await this.lastRun;
  }

  private async sendDue(): Promise<void> {
    try {
      while (!this.isStopped && (await this.notify.execute()));
    } catch (error) {
      this.logger.warn({ err: error }, 'Status mails are delayed');
    }
  }
}
