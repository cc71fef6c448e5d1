import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { DecoratedMethods } from '#platform/decorated-methods.js';
import { ClockCheck } from '#platform/clock/clock-check.js';
import { SCHEDULED_TASK, type TaskResult, type TaskSchedule } from '#shared/application/background/scheduled-task.js';
import type { ScheduledTask } from '../../domain/scheduled-task.js';
import { cronTask } from './cron-task.js';
import { TaskRunner } from './task-runner.js';

const START_OF_DAY = new Date(-1);

/** Runs the methods marked with `@ScheduledTask` in all modules. */
@Injectable()
export class TaskScheduler {
  private discovered?: readonly ScheduledTask[];

  constructor(
    private readonly methods: DecoratedMethods,
    private readonly runner: TaskRunner,
    private readonly clock: ClockCheck,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** All tasks, ordered by time of day. */
  get tasks(): readonly ScheduledTask[] {
    return (this.discovered ??= this.methods
      .with<TaskSchedule, TaskResult>(SCHEDULED_TASK)
      .map(({ mark, call }) => cronTask(mark, call))
      .sort((a, b) => a.nextDueAt(START_OF_DAY).getTime() - b.nextDueAt(START_OF_DAY).getTime()));
  }

  /**
   * Starts what is due, at the start of each minute, and with it what was missed, failed or interrupted. A task that
   * takes longer does not keep the next check from running the others.
   */
  @Cron('* * * * *', { timeZone: 'UTC' })
  async check(): Promise<void> {
    if (this.settings.schedules) await this.catchUp();
  }

  /** Runs every task that is due, one after the other. */
  async catchUp(): Promise<void> {
    let isClockRight = true;
    for (const task of this.tasks) {
      // Compared before each of them, because the clock may change at any time.
      if (task.deletes && isClockRight) isClockRight = await this.clock.isTrusted();
      if (!task.deletes || isClockRight) await this.runner.runIfDue(task);
    }
  }
}
