import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file by renaming a temporary one in `folder`, so that it is never incomplete, even after a power failure.
 */
export async function writeAtomically(
  path: string,
  content: Uint8Array | string | AsyncIterable<Uint8Array>,
  folder: string,
): Promise<void> {
  const temporary = join(folder, `${randomUUID()}.unfinished`);
  try {
    await writeFile(temporary, content, { mode: 0o600, flag: 'wx', flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await flushFolder(dirname(path));
}

/** Without this a power failure may lose the new name although the content is on the disk. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
