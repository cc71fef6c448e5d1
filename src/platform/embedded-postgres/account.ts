import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { codeOf } from '../files/error-code.js';
import { EmbeddedPostgresError, reasonOf, USE_YOUR_OWN } from './embedded-error.js';

const run = promisify(execFile);

/** The system user that the database runs as, if it is not the user of this process. */
export type Account = { readonly uid: number; readonly gid: number };

const SYSTEM_USER = 'postgres';

/**
 * The user that the database runs as. PostgreSQL refuses root: root uses the owner of the existing files, or else the
 * system user `postgres`, created if necessary. Other users run PostgreSQL themselves (undefined).
 * @throws EmbeddedPostgresError when that user does not exist and cannot be created
 */
export async function databaseAccount(existingCluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(existingCluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await systemUser()) ?? (await makeSystemUser());
}

/** Whether that account may enter the folder, which depends on its parents too. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  // libuv changes the folder before the user, so this needs a shell.
  return run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function systemUser(): Promise<Account | undefined> {
  const id = (flag: string) => run('id', [flag, SYSTEM_USER]).then(({ stdout }) => Number(stdout));
  return Promise.all([id('-u'), id('-g')]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => undefined,
  );
}

async function makeSystemUser(): Promise<Account> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER];
  const reason = await run('useradd', options).then(
    () => 'it is missing',
    (error: unknown) => (codeOf(error) === 'ENOENT' ? 'there is no useradd here' : reasonOf(error)),
  );
  const made = await systemUser();
  if (made) return made;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root and needs a system user named ${SYSTEM_USER}, which could not be created (${reason}): create that user, start Wayfare as an ordinary user, or ${USE_YOUR_OWN}.`,
  );
}
