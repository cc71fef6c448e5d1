import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { FairQueue } from '#shared/application/limits/fair-queue.js';
import { TurnedAway } from '#shared/application/limits/too-busy.js';
import { RequestPasswordReset } from '../../application/request-password-reset.js';

/** Handles password reset requests after the response, so that response times do not reveal which accounts exist. */
@Injectable()
export class PasswordResetQueue implements OnModuleDestroy {
  private readonly logger = new Logger('PasswordReset');
  private readonly queue = new FairQueue({ atOnce: 2, waiting: 1_000 });
  private readonly unfinished = new Set<Promise<void>>();

  constructor(private readonly requestPasswordReset: RequestPasswordReset) {}

  add(login: string): void {
    const reset = this.queue
      .run(() => this.requestPasswordReset.execute({ login }))
      .catch((error: unknown) => this.logFailure(error))
      .finally(() => this.unfinished.delete(reset));
    this.unfinished.add(reset);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.unfinished);
  }

  private logFailure(err: unknown): void {
    if (err instanceof TurnedAway) this.logger.warn('A password reset was dropped: the queue is full');
    else this.logger.warn({ err }, 'A password reset failed');
  }
}
