import { randomBytes } from 'node:crypto';
import { access, constants, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';
import { CannotStart } from '../config/cannot-start.js';

/**
 * Creates the data directory if it is missing, and checks that it is writable.
 * @throws CannotStart
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    // Only a write detects read-only file systems and quotas.
    const trial = join(directory, `.trial-${randomBytes(6).toString('hex')}`);
    await writeFile(trial, '');
    await rm(trial);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new CannotStart(
      `DATA_DIR ${directory} is not writable (${reason}). Choose another folder or fix its permissions.`,
    );
  }
}

/** The session secret, generated once and stored with the data, so that restarts sign nobody out. */
export async function storedSecret(directory: string): Promise<string> {
  const file = join(directory, 'session-secret');
  const made = join(directory, `.secret-${randomBytes(6).toString('hex')}`);
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Linking fails if the file exists, so two processes that start at once share the first one's secret.
    await link(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(made, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
