import { Injectable } from '@nestjs/common';
import { ScheduledTask } from '../../../shared/adapters/schedule/scheduled-task.js';
import { PurgeArchivedJobs } from '../../application/purge-archived-jobs.js';
import { SweepViewMarks } from '../../application/sweep-view-marks.js';
import { TidySearch } from '../../application/tidy-search.js';

/** Scheduled tasks of listings. */
@Injectable()
export class JobTasks {
  constructor(
    private readonly purgeArchivedJobs: PurgeArchivedJobs,
    private readonly tidySearch: TidySearch,
    private readonly sweepViewMarks: SweepViewMarks,
  ) {}

  @ScheduledTask('purge-archived-jobs', '0 1 * * *')
  purge(): Promise<void> {
    return this.purgeArchivedJobs.execute();
  }

  @ScheduledTask('tidy-search', '10 1 * * *')
  tidy(): Promise<void> {
    return this.tidySearch.execute();
  }

  @ScheduledTask('sweep-view-marks', '30 1 * * *')
  sweep(): Promise<void> {
    return this.sweepViewMarks.execute();
  }
}
