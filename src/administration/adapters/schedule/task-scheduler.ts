import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Interval, SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { SCHEDULED_TASK, type TaskSchedule } from '#shared/application/background/scheduled-task.js';
import type { ScheduledTask } from '../../domain/scheduled-task.js';
import { cronTask } from './cron-task.js';
import { TaskRunner } from './task-runner.js';

const CHECK_INTERVAL_MS = 60_000;
const START_OF_DAY = new Date(-1);

/**
 * Runs the methods marked with `@ScheduledTask` in all modules on schedule, and checks for missed runs every minute.
 */
@Injectable()
export class TaskScheduler implements OnApplicationBootstrap {
  private discovered?: readonly ScheduledTask[];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly registry: SchedulerRegistry,
    private readonly runner: TaskRunner,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** All tasks, ordered by time of day. */
  get tasks(): readonly ScheduledTask[] {
    return (this.discovered ??= this.discover());
  }

  onApplicationBootstrap(): void {
    if (!this.settings.schedules) return;
    for (const task of this.tasks) {
      const onTick = () => this.runner.runIfDue(task);
      this.registry.addCronJob(task.name, CronJob.from({ cronTime: task.cron, timeZone: 'UTC', onTick, start: true }));
    }
  }

  @Interval(CHECK_INTERVAL_MS)
  async check(): Promise<void> {
    if (this.settings.schedules) await this.catchUp();
  }

  /** Runs every task that is due, one after the other. */
  async catchUp(): Promise<void> {
    for (const task of this.tasks) await this.runner.runIfDue(task);
  }

  private discover(): ScheduledTask[] {
    const tasks: ScheduledTask[] = [];
    // A provider bound to a port as well is found under both tokens.
    const providers = new Set(this.discovery.getProviders().map(({ instance }): unknown => instance));
    for (const provider of providers) {
      if (typeof provider !== 'object' || provider === null) continue;
      for (const key of this.scanner.getAllMethodNames(Object.getPrototypeOf(provider) as object)) {
        const method: unknown = Reflect.get(provider, key);
        if (typeof method !== 'function') continue;
        const schedule = this.reflector.get<TaskSchedule | undefined>(SCHEDULED_TASK, method);
        if (schedule) tasks.push(cronTask(schedule, async () => void (await Reflect.apply(method, provider, []))));
      }
    }
    return tasks.sort((a, b) => a.nextDueAt(START_OF_DAY).getTime() - b.nextDueAt(START_OF_DAY).getTime());
  }
}
