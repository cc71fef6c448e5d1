import 'reflect-metadata';
import { once } from 'node:events';
import { BackupProgress } from '../../src/administration/application/backup-progress.js';
import { CreateBackup } from '../../src/administration/application/create-backup.js';
import { SystemClock } from '../../src/shared/adapters/system-clock.js';
import { Exclusive } from '../../src/shared/application/exclusive.js';
import { backupShelf } from './backup-shelf.js';

/** The only process that makes backups, as far as it knows. */
class Alone extends Exclusive {
  override async run(_name: string, work: () => Promise<void>): Promise<boolean> {
    await work();
    return true;
  }
}

/** Makes one backup after the other, from the first line on its input until it is killed. */
const [databaseUrl = '', dataDirectory = ''] = process.argv.slice(2);
const shelf = backupShelf(databaseUrl, dataDirectory);
const create = new CreateBackup(new Alone(), shelf, new BackupProgress(), new SystemClock());
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdout.write('begun\n');
for (;;) await create.execute('full');
