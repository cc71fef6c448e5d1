import { Injectable } from '@nestjs/common';
import { PurgeArchivedJobs, SweepViewMarks, TidySearch } from '../../../jobs/index.js';
import { SweepFiles } from '../../../profiles/index.js';
import { CheckSchema } from '../../application/check-schema.js';
import { CreateBackup } from '../../application/create-backup.js';
import { ScheduledJobs } from '../../application/ports/scheduled-jobs.js';
import type { ScheduledJob } from '../../domain/scheduled-job.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What every module has done by the clock. The check comes first: it tells why a backup fails. */
@Injectable()
export class InstallationJobs extends ScheduledJobs {
  private readonly jobs: readonly ScheduledJob[];

  constructor(
    checkSchema: CheckSchema,
    createBackup: CreateBackup,
    purge: PurgeArchivedJobs,
    sweepFiles: SweepFiles,
    sweepViewMarks: SweepViewMarks,
    tidySearch: TidySearch,
  ) {
    super();
    this.jobs = [
      { name: 'schema-validation', every: DAY, run: () => checkSchema.execute() },
      { name: 'full-backup', every: DAY, run: async () => void (await createBackup.execute('full', 'schedule')) },
      {
        name: 'critical-backup',
        every: 6 * HOUR,
        run: async () => void (await createBackup.execute('critical', 'schedule')),
      },
      { name: 'purge-archived-jobs', every: DAY, run: () => purge.execute() },
      { name: 'tidy-search', every: DAY, run: () => tidySearch.execute() },
      { name: 'sweep-files', every: DAY, run: () => sweepFiles.execute() },
      { name: 'sweep-view-marks', every: DAY, run: () => sweepViewMarks.execute() },
    ];
  }

  override all(): readonly ScheduledJob[] {
    return this.jobs;
  }
}
