import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canMount, onSmallDisk } from '../../support/files/small-disk.js';

const MEGABYTE = 1024 ** 2;

describe('TemporaryFile', () => {
  let folder: string;
  let mountable: boolean;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-full-'));
    mountable = await canMount(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('fails with ENOSPC if the disk fills up during an upload, and leaves nothing behind', async () => {
    // Needs the permission to mount a disk.
    if (!mountable) return;
    expect(await onSmallDisk(2 * MEGABYTE, folder, 'receive-upload.ts', folder, String(4 * MEGABYTE))).toBe(
      'ENOSPC, 0 files left',
    );
    expect(await onSmallDisk(8 * MEGABYTE, folder, 'receive-upload.ts', folder, String(4 * MEGABYTE))).toBe(
      'none, 0 files left',
    );
  });
});
