import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code.js';

/**
 * Creates a folder and its missing parents. Node's `recursive` option hangs where the system rejects new folders with
 * ENOENT, as below /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && dirname(path) !== path) {
      await makeFolder(dirname(path), mode);
      await mkdir(path, mode).catch(unlessThere(path));
    } else {
      await unlessThere(path)(error);
    }
  }
}

function unlessThere(path: string): (error: unknown) => Promise<void> {
  return async (error) => {
    const there = await stat(path).catch(() => undefined);
    if (!there?.isDirectory()) throw error;
  };
}
