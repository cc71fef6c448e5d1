import { Injectable } from '@nestjs/common';
import { ScheduledTask } from '../../../shared/adapters/schedule/scheduled-task.js';
import { SweepFiles } from '../../application/sweep-files.js';

/** What happens to uploads as time passes. */
@Injectable()
export class FileTasks {
  constructor(private readonly sweepFiles: SweepFiles) {}

  @ScheduledTask('sweep-files', '20 1 * * *')
  sweep(): Promise<void> {
    return this.sweepFiles.execute();
  }
}
