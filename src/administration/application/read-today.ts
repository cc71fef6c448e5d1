import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { AdministrationQueries } from './ports/administration-queries.js';
import { BackupStore } from './ports/backup-store.js';
import { TaskRuns } from './ports/task-runs.js';
import type { TodayBody } from './views/today.view.js';

/** Reads what waits for an admin. */
@UseCase()
export class ReadToday {
  constructor(
    private readonly queries: AdministrationQueries,
    private readonly runs: TaskRuns,
    private readonly backups: BackupStore,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<TodayBody> {
    const [waiting, runs, backups] = await Promise.all([
      this.queries.waiting(),
      this.runs.latest(this.clock.now()),
      this.backups.list(),
    ]);
    return {
      ...waiting,
      failedTasks: runs.filter(({ error, isInterrupted }) => error !== null || isInterrupted).length,
      lastBackupAt: backups.find(({ verified }) => verified)?.createdAt ?? null,
    };
  }
}
