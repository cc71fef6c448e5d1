import { randomBytes } from 'node:crypto';
import { access, constants, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';
import { CannotStart } from '../config/cannot-start.js';

/**
 * Makes the data directory if it is missing, and checks that it can be written.
 * @throws CannotStart
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    // Only writing finds out about read-only file systems and quotas.
    const trial = join(directory, `.trial-${randomBytes(6).toString('hex')}`);
    await writeFile(trial, '');
    await rm(trial);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new CannotStart(
      `DATA_DIR ${directory} cannot be written (${reason}). Choose another folder or mend its rights.`,
    );
  }
}

/** The secret that signs sessions: made once and kept beside the data, so that a restart signs nobody out. */
export async function keptSecret(directory: string): Promise<string> {
  const file = join(directory, 'session-secret');
  const made = join(directory, `.secret-${randomBytes(6).toString('hex')}`);
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // A link fails where the file is there: of two processes starting at once, both read the first one's secret.
    await link(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(made, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
