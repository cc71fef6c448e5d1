import 'reflect-metadata';
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupShelf, CreateBackup, restoreBackup, verifyArchive, type Backup } from './administration/index.js';
import { createApp } from './server.js';
import { CannotStart } from './shared/adapters/config/cannot-start.js';
import { keptSecret, prepareDataDirectory } from './shared/adapters/files/data-directory.js';
import { openDatabase, requireServer } from './shared/adapters/postgres/database-source.js';
import { fileStoreOf, requireUsableFiles } from './shared/adapters/files/file-source.js';
import { readSettings, WrongSetting, type Settings } from './shared/adapters/config/settings.js';
import { DomainError } from './shared/domain/domain-error.js';

const USAGE = `Usage:
  npm run backup [-- --critical]                 make a backup
  npm run backup:list                            list the backups below DATA_DIR
  npm run backup:verify -- FILE                  read a backup whole and check it
  npm run backup:restore -- FILE [--into URL]    restore it in place of the database, or of the one at URL
`;

/** What shells add to the number of the signal that ended a command. */
const INTERRUPTED = 128;

/** Backups from the command line, beside a running server or without one. */
class BackupCommands {
  constructor(private readonly settings: Settings) {}

  async create(critical: boolean): Promise<void> {
    await requireUsableFiles(this.settings);
    await this.withApp(async (create) => {
      const backup = await create.execute(critical ? 'critical' : 'full');
      say(`Backup created and verified: ${join(this.settings.dataDirectory, 'backups', backup.name)}`);
    });
  }

  async list(): Promise<void> {
    await this.withApp(async (_create, shelf) => {
      const backups = await shelf.list();
      say(backups.length > 0 ? backups.map(lineOf).join('\n') : 'There are no backups yet.');
    });
  }

  async verify(file: string): Promise<void> {
    const { kind, createdAt, schemaVersion, tables, uploads } = await verifyArchive(this.find(file));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `This ${kind} backup of ${createdAt} is whole: ${tables.length} tables with ${rows} rows, ${uploads.count} uploads.`,
    );
    say(`Its schema is ${schemaVersion}.`);
  }

  async restore(file: string, into: string | undefined): Promise<void> {
    const { settings } = this;
    // What cannot be restored is found out before anything is started.
    if (into !== undefined) await requireServer(into, '--into');
    await verifyArchive(this.find(file));
    await prepareDataDirectory(settings.dataDirectory);
    await requireUsableFiles(settings);
    const files = await fileStoreOf(settings);
    const restoreInto = async (url: string): Promise<void> => {
      const { database, before, uploads } = await restoreBackup(this.find(file), url, files);
      say(`Restored into the database ${database}, with ${uploads} uploads. Everybody has to sign in again.`);
      if (before) say(`The database that was there is kept under the name ${before}; drop it when you are content.`);
    };
    await (into === undefined ? overDatabase(settings, restoreInto) : restoreInto(into));
  }

  /** A file by its path, or by its name among the backups. */
  private find(file: string): string {
    const onShelf = join(this.settings.dataDirectory, 'backups', basename(file));
    const path = [file, onShelf].find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
    if (path) return path;
    throw new CannotStart(`There is no file ${file}.`);
  }

  private async withApp(work: (create: CreateBackup, shelf: BackupShelf) => Promise<void>): Promise<void> {
    const settings: Settings = { ...this.settings, logLevel: 'error' };
    await prepareDataDirectory(settings.dataDirectory);
    const secret = settings.sessionSecret ?? (await keptSecret(settings.dataDirectory));
    await overDatabase(settings, async (url) => {
      // Never initialized: no timer runs and nothing listens.
      const app = await createApp(settings, url, secret);
      try {
        await work(app.get(CreateBackup), app.get(BackupShelf));
      } finally {
        await app.close();
      }
    });
  }
}

/**
 * Runs work over the database of the settings and lets go of it, also when the command is told to end: the work fails
 * then, and leaves no more behind than if it had been killed.
 */
async function overDatabase(settings: Settings, work: (url: string) => Promise<void>): Promise<void> {
  const opening = openDatabase(settings, say);
  let ending: Promise<void> | undefined;
  const end = (_signal: string, number: number): void => {
    ending ??= opening
      .then((database) => database.release())
      .catch(() => undefined)
      .then(() => process.exit(INTERRUPTED + number));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  const database = await opening;
  try {
    await work(database.url);
  } finally {
    await (ending ?? database.release());
  }
}

function lineOf({ name, bytes, createdAt, verified }: Backup): string {
  const age = `${((Date.now() - createdAt.getTime()) / 3_600_000).toFixed(1)} h old`;
  return [name, `${bytes} bytes`, age, verified ? 'verified' : 'NOT VERIFIED'].join('  ');
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

async function run(): Promise<boolean> {
  const options = { critical: { type: 'boolean' }, into: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [command, file, ...more] = positionals;
  const { critical, into } = values;
  // What a command does not take was meant for another one.
  const given = [command, file && 'FILE', critical && '--critical', into && '--into', ...more].filter(Boolean);
  const commands = new BackupCommands(readSettings(process.env));
  switch (given.join(' ')) {
    case 'create':
    case 'create --critical':
      await commands.create(critical ?? false);
      return true;
    case 'list':
      await commands.list();
      return true;
    case 'verify FILE':
      await commands.verify(file ?? '');
      return true;
    case 'restore FILE':
    case 'restore FILE --into':
      await commands.restore(file ?? '', into);
      return true;
    default:
      return false;
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof WrongSetting || error instanceof CannotStart || error instanceof DomainError;
}

let exitCode = 1;
try {
  if (await run()) exitCode = 0;
  else process.stderr.write(USAGE);
} catch (error) {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  process.stderr.write(isUsage ? USAGE : `${isExpected(error) ? error.message : ((error as Error).stack ?? error)}\n`);
}
// Connections that idle in a pool would keep the process for another while.
process.exit(exitCode);
