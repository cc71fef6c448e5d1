import { Clock } from '../../../shared/application/clock.js';
import { ScheduledTask } from '../../../shared/application/background/scheduled-task.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { dayAfter, utcDayOf } from '../../../shared/domain/utc-day.js';
import { ViewCounter } from '../ports/view-counter.js';

/** Days for which views are kept by day; a little more than the year that analytics show. */
const DAYS_KEPT = 400;

/**
 * Forgets who viewed which listing before yesterday, and how often on days long ago. Yesterday stays for processes whose
 * clock is slightly behind.
 */
@UseCase()
export class SweepViewMarks {
  constructor(
    private readonly counter: ViewCounter,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('sweep-view-marks', '30 1 * * *')
  async execute(): Promise<void> {
    const today = utcDayOf(this.clock.now());
    while (await this.counter.forgetBefore(dayAfter(today, -1)));
    await this.counter.dropDaysBefore(dayAfter(today, -DAYS_KEPT));
  }
}
