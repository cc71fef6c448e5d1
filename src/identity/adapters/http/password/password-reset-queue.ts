import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import PQueue from 'p-queue';
import { RequestPasswordReset } from '../../../application/password/request-password-reset.js';

const CONCURRENCY = 2;
const MAX_QUEUED = 1_000;

/** Handles password reset requests after the response, so that response times do not reveal which accounts exist. */
@Injectable()
export class PasswordResetQueue implements OnModuleDestroy {
  private readonly logger = new Logger('PasswordReset');
  private readonly queue = new PQueue({ concurrency: CONCURRENCY });

  constructor(private readonly requestPasswordReset: RequestPasswordReset) {}

  add(login: string): void {
    if (this.queue.size >= MAX_QUEUED) {
      this.logger.warn('A password reset was dropped: the queue is full');
      return;
    }
    this.queue
      .add(() => this.requestPasswordReset.execute({ login }))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'A password reset failed'));
  }

  async onModuleDestroy(): Promise<void> {
    await this.queue.onIdle();
  }
}
