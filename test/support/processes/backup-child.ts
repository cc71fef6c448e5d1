import 'reflect-metadata';
import { once } from 'node:events';
import { CreateBackup } from '#administration/application/create-backup.js';
import { BackupProgress } from '#administration/application/ports/backup-progress.js';
import { Clock } from '#shared/application/clock.js';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { backupStore } from './backup-store.js';
import { InMemoryAuditLog } from '../in-memory/shared/in-memory-audit-log.js';

/** Runs everything without locking. */
class NoLock extends DistributedLock {
  override async tryRun(_name: string, work: () => Promise<void>): Promise<boolean> {
    await work();
    return true;
  }
  override isHeld(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

class NoProgress extends BackupProgress {
  override current(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
  override begin(): Promise<void> {
    return Promise.resolve();
  }
  override report(): void {}
  override end(): Promise<void> {
    return Promise.resolve();
  }
}

/** Makes backups continuously, from the first line of input until it is killed. */
const [databaseUrl = '', dataDirectory = ''] = process.argv.slice(2);
const store = backupStore(databaseUrl, dataDirectory);
const create = new CreateBackup(new NoLock(), store, new NoProgress(), new Clock(), new InMemoryAuditLog());
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdout.write('begun\n');
for (;;) await create.execute('full', 'schedule');
