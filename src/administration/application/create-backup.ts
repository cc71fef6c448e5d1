import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Backup, BackupKind, BackupTrigger } from '../domain/backup.js';
import { BackupRunning } from '../domain/backup-errors.js';
import { expiredBackups } from '../domain/retention.js';
import { BACKUP_LOCK } from './locks.js';
import { BackupProgress } from './ports/backup-progress.js';
import { BackupStore } from './ports/backup-store.js';

/**
 * Makes a backup and, once it is verified, deletes expired ones.
 * @throws BackupRunning while any process is making one
 * @throws BackupFailed
 */
@UseCase()
export class CreateBackup {
  constructor(
    private readonly lock: DistributedLock,
    private readonly store: BackupStore,
    private readonly progress: BackupProgress,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async execute(kind: BackupKind, trigger: BackupTrigger): Promise<Backup> {
    const created: Backup[] = [];
    const ran = await this.lock.tryRun(BACKUP_LOCK, async () => {
      const createdAt = this.clock.now();
      await this.progress.begin(kind, createdAt);
      try {
        const request = { kind, trigger, createdAt };
        created.push(await this.store.create(request, (table, rows) => this.progress.report(table, rows)));
      } finally {
        await this.progress.end();
      }
      for (const { name } of expiredBackups(await this.store.list())) await this.store.remove(name);
      await this.store.tidy(createdAt);
    });
    const [backup] = created;
    if (!ran || !backup) throw new BackupRunning();
    await this.audit.add({ action: 'backup.created', subject: { kind: 'backup', id: backup.name }, details: { kind } });
    return backup;
  }
}
