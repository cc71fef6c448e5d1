import { Clock } from '#shared/application/clock.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UseCase } from '#shared/application/use-case.js';
import { dayAfter, utcDayOf } from '#shared/domain/values/utc-day.js';
import { ViewCounter } from '../ports/view-counter.js';

/** Retention of daily view counts: slightly more than the year shown by analytics. */
const RETENTION_DAYS = 400;

/**
 * Deletes records of who viewed which listing before yesterday, and old daily counts. Keeps yesterday for processes
 * whose clocks are slightly behind.
 */
@UseCase()
export class SweepViewMarks {
  constructor(
    private readonly counter: ViewCounter,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('sweep-view-marks', '30 1 * * *', { deletes: true })
  async execute(): Promise<void> {
    const today = utcDayOf(this.clock.now());
    await this.counter.deleteMarksBefore(dayAfter(today, -1));
    await this.counter.deleteCountsBefore(dayAfter(today, -RETENTION_DAYS));
  }
}
