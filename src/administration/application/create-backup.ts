import { Clock } from '../../shared/application/clock.js';
import { Exclusive } from '../../shared/application/exclusive.js';
import { UseCase } from '../../shared/application/use-case.js';
import { outdated, type Backup, type BackupKind } from '../domain/backup.js';
import { BackupRunning } from '../domain/backup-errors.js';
import { LOCKS } from './locks.js';
import { BackupProgress } from './ports/backup-progress.js';
import { BackupShelf } from './ports/backup-shelf.js';

/**
 * Makes a backup and, once it is verified, takes away those that are no longer needed.
 * @throws BackupRunning while one is made anywhere
 * @throws BackupFailed
 */
@UseCase()
export class CreateBackup {
  constructor(
    private readonly exclusive: Exclusive,
    private readonly shelf: BackupShelf,
    private readonly progress: BackupProgress,
    private readonly clock: Clock,
  ) {}

  async execute(kind: BackupKind): Promise<Backup> {
    const made: Backup[] = [];
    const ran = await this.exclusive.run(LOCKS.backup, async () => {
      const startedAt = this.clock.now();
      await this.progress.begin(kind, startedAt);
      try {
        made.push(await this.shelf.make(kind, startedAt, (table, rows) => this.progress.tell(table, rows)));
      } finally {
        await this.progress.end();
      }
      for (const { name } of outdated(await this.shelf.list())) await this.shelf.remove(name);
    });
    const [backup] = made;
    if (!ran || !backup) throw new BackupRunning();
    return backup;
  }
}
