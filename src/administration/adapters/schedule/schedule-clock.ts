import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { setTimeout as sleep } from 'node:timers/promises';
import { SETTINGS } from '../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../shared/adapters/config/settings.js';
import { RunDueJobs } from '../../application/run-due-jobs.js';

/** Milliseconds between two looks at what is due, the first of them after the start. */
const LOOK_EVERY = 60_000;
/** Milliseconds that a stop waits for a job; one that is cut off is run again. */
const PATIENCE = 5_000;

/** Looks by and by at what is due, unless it is still at it. */
@Injectable()
export class ScheduleClock implements OnModuleDestroy {
  private readonly logger = new Logger('Schedule');
  private running?: Promise<void>;

  constructor(
    private readonly runDueJobs: RunDueJobs,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Interval(LOOK_EVERY)
  look(): void {
    if (!this.settings.schedules) return;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }

  async onModuleDestroy(): Promise<void> {
    if (this.running) await Promise.race([this.running, sleep(PATIENCE, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    try {
      await this.runDueJobs.execute();
    } catch (error) {
      // The database is away, most likely; the next look is soon.
      this.logger.error({ err: error }, 'What is due could not be looked at');
    }
  }
}
