import { Exclusive } from '../../shared/application/exclusive.js';
import { UseCase } from '../../shared/application/use-case.js';
import { LOCKS } from './locks.js';
import type { JobRun, KnownRun } from '../domain/scheduled-job.js';
import { JobRuns } from './ports/job-runs.js';

/** The latest run of every job. One that has no end while nobody is at the schedule was cut off. */
@UseCase()
export class ReadRuns {
  constructor(
    private readonly runs: JobRuns,
    private readonly exclusive: Exclusive,
  ) {}

  async execute(): Promise<readonly KnownRun[]> {
    const seen = await this.runs.latest();
    const open = seen.filter(isOpen);
    if (open.length === 0 || (await this.exclusive.isHeld(LOCKS.schedule))) {
      return seen.map((run) => ({ ...run, isCutOff: false }));
    }
    // It may have ended since it was seen: runs are told to have ended before the schedule is let go of.
    const later = await this.runs.latest();
    return later.map((run) => ({ ...run, isCutOff: isOpen(run) && open.some((one) => isSame(one, run)) }));
  }
}

function isOpen({ finishedAt }: JobRun): boolean {
  return finishedAt === null;
}

function isSame(one: JobRun, other: JobRun): boolean {
  return one.name === other.name && one.startedAt.getTime() === other.startedAt.getTime();
}
