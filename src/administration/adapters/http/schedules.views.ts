import { ApiProperty } from '@nestjs/swagger';
import { nextRunAt, type KnownRun, type ScheduledJob } from '../../domain/scheduled-job.js';

class JobRunBody {
  @ApiProperty({ type: Date }) readonly startedAt: Date;
  @ApiProperty({ type: Date, nullable: true }) readonly finishedAt: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, if it did' }) readonly error: string | null;
  @ApiProperty({ description: 'Whether the end of its process cut it off; it is due again' })
  readonly isCutOff: boolean;

  constructor(run: KnownRun) {
    this.startedAt = run.startedAt;
    this.finishedAt = run.finishedAt;
    this.error = run.error;
    this.isCutOff = run.isCutOff;
  }
}

/** GET /admin/database/schedules: one job that runs by the clock. */
export class ScheduleBody {
  @ApiProperty({ example: 'full-backup' }) readonly name: string;
  @ApiProperty({ type: 'integer' }) readonly everyHours: number;
  @ApiProperty({ type: JobRunBody, nullable: true }) readonly lastRun: JobRunBody | null;
  @ApiProperty({ type: Date, description: 'Now, where it is due' }) readonly nextRunAt: Date;

  constructor(job: ScheduledJob, last: KnownRun | undefined, now: Date) {
    this.name = job.name;
    this.everyHours = job.every / 3_600_000;
    this.lastRun = last ? new JobRunBody(last) : null;
    this.nextRunAt = nextRunAt(job, last, now);
  }
}
