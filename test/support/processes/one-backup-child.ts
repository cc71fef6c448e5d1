import 'reflect-metadata';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupShelf } from './backup-shelf.js';

/** Makes one full backup and says what came of it, and what lies in the folder afterwards. */
const [databaseUrl = '', dataDirectory = '', createdAt = ''] = process.argv.slice(2);
const shelf = backupShelf(databaseUrl, dataDirectory);
const failure = await shelf
  .make('full', new Date(createdAt), () => undefined)
  .then(
    () => null,
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );
process.stdout.write(JSON.stringify({ failure, files: await readdir(join(dataDirectory, 'backups')) }));
