import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { utcDayOf } from '../domain/utc-day.js';
import { ViewMarks } from './ports/view-marks.js';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 5_000;

/**
 * Forgets who looked at which listing on days gone by; the counts stay. So do yesterday's marks, for a process whose
 * clock is a little behind.
 */
@UseCase()
export class SweepViewMarks {
  constructor(
    private readonly marks: ViewMarks,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const yesterday = utcDayOf(new Date(this.clock.now().getTime() - DAY));
    await this.unitOfWork.run(() => this.marks.forgetSaltsBefore(yesterday));
    while ((await this.unitOfWork.run(() => this.marks.deleteBefore(yesterday, BATCH))) === BATCH);
  }
}
