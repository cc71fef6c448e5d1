import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Exclusive } from '../../../shared/application/exclusive.js';
import { SweepFiles } from '../../application/sweep-files.js';

/** Milliseconds after the start, which has enough to do by itself, and between two runs. */
const FIRST_AFTER = 10_000;
const EVERY = 24 * 60 * 60 * 1000;

/** Sweeps files soon after the start and once a day, in one process of all. */
@Injectable()
export class FileSweeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Files');
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly exclusive: Exclusive,
    private readonly sweepFiles: SweepFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.plan(FIRST_AFTER);
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  private plan(delay: number): void {
    this.timer = setTimeout(() => {
      this.running = this.sweep();
      this.plan(EVERY);
    }, delay).unref();
  }

  private async sweep(): Promise<void> {
    try {
      await this.exclusive.run('sweep-files', () => this.sweepFiles.execute());
    } catch (error) {
      // What stays behind is found again the next time.
      this.logger.warn({ err: error }, 'The files could not be swept');
    }
  }
}
