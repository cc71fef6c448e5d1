import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chown,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '../files/make-folder.js';
import { canEnter, type Account } from './account.js';
import { makeSystemFolder, SYSTEM_FOLDER, type Binaries } from './binaries.js';
import { codeOf } from '../files/error-code.js';
import { EmbeddedPostgresError, reasonOf } from './embedded-error.js';

const run = promisify(execFile);

/** The superuser of an embedded cluster. */
export const SUPERUSER = 'wayfare';

/** The files of one embedded database server. */
export type Cluster = {
  /** PostgreSQL's own folder. */
  readonly data: string;
  readonly log: string;
  readonly password: string;
};

/** Milliseconds after which an unfinished cluster counts as abandoned. */
const ABANDONED_AFTER = 10 * 60_000;

/** PostgreSQL's own folder within a data directory. */
export function clusterData(dataDirectory: string): string {
  return join(dataDirectory, 'cluster');
}

/**
 * Opens the cluster in a data directory, or creates it.
 * @throws EmbeddedPostgresError when it cannot be created or read, or belongs to another version of PostgreSQL
 */
export async function openCluster(dataDirectory: string, binaries: Binaries, account?: Account): Promise<Cluster> {
  try {
    const version = await versionOf(dataDirectory);
    if (version === undefined) await makeCluster(dataDirectory, binaries, account);
    else if (version !== binaries.majorVersion) {
      throw new EmbeddedPostgresError(
        `The database in ${dataDirectory} was created by PostgreSQL ${version}: restore a backup into a new DATA_DIR instead.`,
      );
    }
    const home = await realpath(dataDirectory);
    const password = await readFile(join(home, 'password'), 'utf8');
    return { data: clusterData(home), log: join(home, 'server.log'), password };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(`The database in ${dataDirectory} cannot be used: ${reasonOf(error)}.`);
  }
}

async function versionOf(dataDirectory: string): Promise<string | undefined> {
  return readFile(join(clusterData(dataDirectory), 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    },
  );
}

/**
 * Creates the cluster under another name and moves it when complete, so that an interrupted one is never opened.
 * Below a folder that the system user cannot enter, links to a cluster elsewhere; removing the link starts a new one.
 */
async function makeCluster(dataDirectory: string, binaries: Binaries, account?: Account): Promise<void> {
  const parent = dirname(dataDirectory);
  await makeFolder(parent);
  await removeAbandoned(dataDirectory);
  const elsewhere = account !== undefined && !(await canEnter(account, parent));
  if (elsewhere) await makeSystemFolder();
  const home = await mkdtemp(elsewhere ? join(SYSTEM_FOLDER, 'database-') : `${dataDirectory}.unfinished-`);
  try {
    await makeRoom(dataDirectory);
    await initialize(home, binaries, account);
    await (elsewhere ? symlink : rename)(home, dataDirectory);
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    // Another process may have been faster: then use its cluster.
    if ((await versionOf(dataDirectory)) === undefined) throw error;
  }
}

async function initialize(home: string, binaries: Binaries, account?: Account): Promise<void> {
  const password = join(home, 'password');
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account) for (const path of [home, password]) await chown(path, account.uid, account.gid);
  const options = ['--username', SUPERUSER, '--auth', 'scram-sha-256', '--pwfile', password, '--encoding', 'UTF8'];
  const locale = ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'];
  const environment = { ...account, cwd: home, env: SERVER_ENVIRONMENT };
  const make = (...more: string[]): Promise<unknown> =>
    run(binaries.initdb, [...options, ...locale, ...more, '--pgdata', join(home, 'cluster')], environment);
  // Trigrams of non-ASCII letters need this locale, but some systems lack it.
  await make('--lc-ctype', 'C.UTF-8').catch(() => make());
}

/** Replaces the shell's environment, so that its PGDATA, LC_ALL and so on do not reach the server. */
export const SERVER_ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** Removes an empty folder, or a link to a deleted cluster, at the data directory's path. Rejects anything else. */
async function makeRoom(dataDirectory: string): Promise<void> {
  const there = await lstat(dataDirectory).catch(() => undefined);
  if (!there) return;
  if (there.isSymbolicLink() && !(await stat(dataDirectory).catch(() => undefined))) return rm(dataDirectory);
  if (!there.isDirectory())
    throw new EmbeddedPostgresError(`${dataDirectory} is not a folder, so the database cannot be created there.`);
  await rmdir(dataDirectory).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOTEMPTY') throw error;
    throw new EmbeddedPostgresError(
      `${dataDirectory} contains files that do not belong to a database: move them elsewhere.`,
    );
  });
}

async function removeAbandoned(dataDirectory: string): Promise<void> {
  const parent = dirname(dataDirectory);
  const prefix = `${basename(dataDirectory)}.unfinished-`;
  for (const name of (await readdir(parent)).filter((entry) => entry.startsWith(prefix))) {
    const path = join(parent, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_AFTER) await rm(path, { recursive: true, force: true });
  }
}
