import 'reflect-metadata';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupStore, makeBackup } from './backup-store.js';

/** Makes one full backup; prints its failure, if any, and the files in the folder afterwards. */
const [databaseUrl = '', dataDirectory = '', createdAt = ''] = process.argv.slice(2);
const failure = await makeBackup(backupStore(databaseUrl, dataDirectory), 'full', new Date(createdAt)).then(
  () => null,
  (error: Error) => `${error.constructor.name}: ${error.message}`,
);
process.stdout.write(JSON.stringify({ failure, files: await readdir(join(dataDirectory, 'backups')) }));
