import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { accessSync, constants, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  backupCopiesOf,
  BackupStore,
  CreateBackup,
  restoreBackup,
  UploadPool,
  verifyBackup,
  verifyUploads,
  type Backup,
} from '#administration';
import { ReplayErasures } from '#identity';
import { LoadPlaces } from '#search';
import { runAndExit, withApp, withDatabase } from './run-command.js';
import { CannotStart } from '#platform/config/cannot-start.js';
import { processLog } from '#platform/logging/process-log.js';
import { codeOf } from '#platform/files/error-code.js';
import { prepareDataDirectory } from '#platform/files/data-directory.js';
import { AFTER_RESTORE, END_ACCESS } from '#platform/postgres/migrations/after-restore.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { requireServer } from '#platform/postgres/connection/database-source.js';
import { fileStoreOf, requireUsableFiles } from '#platform/files/file-source.js';
import type { Settings } from '#platform/config/settings.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';

const USAGE = `Usage:
  npm run backup [-- --critical]                 make a backup
  npm run backup:list                            list the backups in DATA_DIR
  npm run backup:verify -- FILE                  read a whole backup and check it
  npm run backup:copies                          list the copies in the bucket of BACKUP_S3_*
  npm run backup:fetch -- NAME                   bring a copy back to DATA_DIR
  npm run backup:restored                        tidy up after the database was restored without Wayfare
  npm run backup:restore -- FILE [--into URL]    restore it over the database, or over the one at URL
`;

/** Longer than for requests, because no user is waiting. */
const DATABASE_TIMEOUT_SECONDS = 60;

async function create(settings: Settings, critical: boolean): Promise<void> {
  await prepareDataDirectory(settings.dataDirectory);
  await requireUsableFiles(settings);
  const { name } = await onDatabase(settings, (app) =>
    app.get(CreateBackup).execute(critical ? 'critical' : 'full', 'request'),
  );
  say(`Backup created and verified: ${join(settings.dataDirectory, 'backups', name)}`);
}

async function list(settings: Settings): Promise<void> {
  await prepareDataDirectory(settings.dataDirectory);
  const backups = await onDatabase(settings, (app) => app.get(BackupStore).list());
  say(backups.length > 0 ? backups.map(lineOf).join('\n') : 'There are no backups yet.');
}

async function verify(settings: Settings, file: string): Promise<void> {
  const path = find(settings, file);
  const { kind, createdAt, schemaVersion, tables, uploads } = await verifyBackup(path);
  await verifyUploads(path, new UploadPool(dirname(path)));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `This ${kind} backup of ${createdAt} is intact: ${tables.length} tables, ${rows} rows, ${uploads.count} uploads.`,
  );
  say(`Its schema is ${schemaVersion}.`);
}

async function restore(settings: Settings, file: string, into: string | undefined): Promise<void> {
  // Refuse what cannot be restored before starting anything.
  if (into !== undefined) await requireServer(into, '--into');
  const path = find(settings, file);
  const begin = performance.now();
  await verifyBackup(path);
  await prepareDataDirectory(settings.dataDirectory);
  await requireUsableFiles(settings);
  const files = settings.backups.uploads ? await fileStoreOf(settings) : undefined;
  const restoreInto = async (url: string): Promise<void> => {
    const { database, before, uploads } = await restoreBackup(path, url, files, (fresh) =>
      prepare(settings, fresh, file),
    );
    if (database) say(`Restored into the database ${database}, with ${uploads} uploads. All users must sign in again.`);
    else say(`Restored ${uploads} uploads. The backup contains no database.`);
    const milliseconds = Math.round(performance.now() - begin);
    processLog('info').info({ backup: basename(path), database, before, uploads, milliseconds }, 'Restored a backup');
    if (before) say(`The previous database is kept as ${before}. Drop it when you no longer need it.`);
  };
  await (into === undefined ? withDatabase(settings, restoreInto, say) : restoreInto(into));
}

async function copies(settings: Settings): Promise<void> {
  const found = await (await bucketOf(settings)).list();
  say(found.length > 0 ? found.map(lineOf).join('\n') : 'There are no copies yet.');
}

async function fetch(settings: Settings, name: string): Promise<void> {
  await prepareDataDirectory(settings.dataDirectory);
  await (await bucketOf(settings)).fetch(name);
  say(`Fetched and complete: ${join(settings.dataDirectory, 'backups', name)}`);
}

async function bucketOf(settings: Settings) {
  const found = await backupCopiesOf(settings);
  if (!found) throw new CannotStart('Set BACKUP_S3_ENDPOINT and the other settings of the bucket for copies.');
  return found;
}

/** Loads the places, records the restore, and repeats the deletions of accounts since the backup. */
async function prepare(settings: Settings, url: string, file: string): Promise<void> {
  await withApp(settings, url, async (app) => {
    // Subscribes the modules to events.
    await app.init();
    await app.get(LoadPlaces).execute();
    await app.get(AuditLog).add({ action: 'backup.restored', subject: { kind: 'backup', id: basename(file) } });
    const erased = await app.get(ReplayErasures).execute();
    if (erased > 0) say(`Accounts deleted since the backup were deleted again: ${erased}.`);
  });
}

/** What a restore does to the database at the end, for one that was restored by other means. */
async function restored(settings: Settings): Promise<void> {
  await requireUsableFiles(settings);
  await withDatabase(
    settings,
    async (url) => {
      await withConnection(url, (client) => client.query(`${AFTER_RESTORE}; ${END_ACCESS}`));
      await prepare(settings, url, 'the platform');
    },
    say,
  );
  say('All users must sign in again.');
}

/** Finds a file by its path, or by its name among the backups. */
function find(settings: Settings, file: string): string {
  try {
    const inStore = join(settings.dataDirectory, 'backups', basename(file));
    const path = [file, inStore].find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
    if (!path) throw new CannotStart(`There is no file ${file}.`);
    accessSync(path, constants.R_OK);
    return path;
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    throw new CannotStart(`This account may not read ${file}. Change the owner or permissions of the file.`);
  }
}

function onDatabase<T>(settings: Settings, work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  return withDatabase(settings, (url) => withApp(settings, url, work), say);
}

function lineOf({ name, bytes, createdAt, verified }: Backup): string {
  const age = `${((Date.now() - createdAt.getTime()) / 3_600_000).toFixed(1)} h old`;
  return [name, `${bytes} bytes`, age, verified ? 'verified' : 'NOT VERIFIED'].join('  ');
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** The command that matches all of the arguments; undefined if none does. */
function commandOf(args: string[]): ((settings: Settings) => Promise<void>) | undefined {
  const { positionals, values } = parsed(args) ?? { positionals: [], values: {} };
  const [command, file = '', ...more] = positionals;
  const { critical, into } = values;
  const given = [command, file && 'FILE', critical && '--critical', into && '--into', ...more].filter(Boolean);
  const commands: Record<string, (settings: Settings) => Promise<void>> = {
    create: (settings) => create(settings, false),
    'create --critical': (settings) => create(settings, true),
    list,
    copies,
    restored,
    'fetch FILE': (settings) => fetch(settings, file),
    'verify FILE': (settings) => verify(settings, file),
    'restore FILE': (settings) => restore(settings, file, undefined),
    'restore FILE --into': (settings) => restore(settings, file, into),
  };
  return commands[given.join(' ')];
}

/** Undefined for unknown options. */
function parsed(args: string[]) {
  const options = { critical: { type: 'boolean' }, into: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

const command = commandOf(process.argv.slice(2));
if (!command) {
  process.stderr.write(USAGE);
  process.exit(1);
}
await runAndExit(command, { logLevel: 'error', databaseSeconds: DATABASE_TIMEOUT_SECONDS });
