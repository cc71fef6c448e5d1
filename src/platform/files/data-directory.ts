import { randomBytes } from 'node:crypto';
import { access, constants, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, isFullDisk } from './error-code.js';
import { makeFolder } from './make-folder.js';
import { CannotStart } from '../config/cannot-start.js';

/**
 * Creates the data directory if it is missing, and checks that it is writable or full.
 * @throws CannotStart
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    // Only a write detects read-only file systems.
    const trial = join(directory, `.trial-${randomBytes(6).toString('hex')}`);
    await writeFile(trial, '');
    await rm(trial);
  } catch (error) {
    // A full disk fails uploads and backups only.
    if (isFullDisk(error)) return;
    const reason = codeOf(error) ?? 'unknown reason';
    throw new CannotStart(
      `DATA_DIR ${directory} is not writable (${reason}). Choose another folder or fix its permissions.`,
    );
  }
}

/** The session secret, generated once and stored with the data, so that restarts sign nobody out. */
export async function storedSecret(directory: string): Promise<string> {
  const file = join(directory, 'session-secret');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return stored.trim();
  const made = join(directory, `.secret-${randomBytes(6).toString('hex')}`);
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Linking fails if the file exists, so two processes that start at once share the first one's secret.
    await link(made, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(made, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
