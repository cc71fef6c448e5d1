import { Clock } from '../../../shared/application/clock.js';
import { ScheduledTask } from '../../../shared/application/background/scheduled-task.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { dayAfter, utcDayOf } from '../../../shared/domain/utc-day.js';
import { ViewCounter } from '../ports/view-counter.js';

/** Forgets who viewed which listing before yesterday. Yesterday stays for processes whose clock is slightly behind. */
@UseCase()
export class SweepViewMarks {
  constructor(
    private readonly counter: ViewCounter,
    private readonly clock: Clock,
  ) {}

  @ScheduledTask('sweep-view-marks', '30 1 * * *')
  async execute(): Promise<void> {
    const yesterday = dayAfter(utcDayOf(this.clock.now()), -1);
    while (await this.counter.forgetBefore(yesterday));
  }
}
