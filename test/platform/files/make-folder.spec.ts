import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '#platform/files/make-folder.js';

describe('makeFolder', () => {
  let base: string;
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'wayfare-folder-'));
  });
  afterEach(() => rm(base, { recursive: true }));

  it('creates missing parents, and keeps an existing folder', async () => {
    const path = join(base, 'a', 'b');
    await makeFolder(path);
    await makeFolder(path);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('fails if a file has that name', async () => {
    await writeFile(join(base, 'file'), '');
    await expect(makeFolder(join(base, 'file'))).rejects.toThrow('EEXIST');
    await expect(makeFolder(join(base, 'file', 'below'))).rejects.toThrow('ENOTDIR');
  });

  it('fails instead of hanging if the system allows no folders', async () => {
    // Without /proc (outside Linux), creating it is not allowed either.
    await expect(makeFolder('/proc/wayfare/data')).rejects.toThrow(/ENOENT|EACCES|EROFS|EPERM/);
  });
});
