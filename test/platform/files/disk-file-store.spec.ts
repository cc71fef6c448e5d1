import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiskFileStore } from '#platform/files/disk-file-store.js';

const BYTES = 5 * 1024 ** 2;

describe('DiskFileStore', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-files-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Runs the writer until it has stored one file, and kills it while it writes the next. */
  const writeUntilKilled = async (moment: number) => {
    const program = ['--import', './test/support/runner/typescript.mjs', 'test/support/files/endless-writer.ts'];
    const writer = spawn(process.execPath, [...program, folder, String(BYTES)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(writer, 'exit');
    await once(writer.stdout, 'data');
    await sleep(moment);
    writer.kill('SIGKILL');
    expect((await exited)[1]).toBe('SIGKILL');
  };

  it('lists no partial file when a writer is killed, and deletes its leftovers', async () => {
    for (const moment of [0, 3, 7, 12]) await writeUntilKilled(moment);
    const store = new DiskFileStore(folder);
    const whole = Buffer.alloc(BYTES, 'whole');
    let files = 0;
    for await (const { key, bytes } of store.list()) {
      files += 1;
      expect(bytes).toBe(BYTES);
      expect(whole.equals(await readFile(join(folder, key)))).toBe(true);
    }
    expect(files).toBeGreaterThan(0);
    await store.discardUnfinished(new Date(Date.now() + 1_000));
    expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
  });

  it('keeps recent files, which other processes may still be writing', async () => {
    const store = new DiskFileStore(folder);
    await store.put('a', Buffer.from('x'));
    const unfinished = join(folder, '.unfinished');
    const [old, young] = [join(unfinished, 'old'), join(unfinished, 'young')];
    for (const path of [old, young]) await writeFile(path, 'x');
    await utimes(old, new Date(0), new Date(0));
    await store.discardUnfinished(new Date(Date.now() - 60_000));
    expect(await readdir(unfinished)).toEqual(['young']);
  });

  it("makes files readable only by the server's account", async () => {
    const store = new DiskFileStore(join(folder, 'files'));
    await store.put('a', Buffer.from('x'));
    expect((await stat(join(folder, 'files', 'a'))).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing behind when a file cannot be stored', async () => {
    const store = new DiskFileStore(folder);
    await store.put('a', Buffer.from('x'));
    // A folder at the file's path makes the rename fail.
    await mkdir(join(folder, 'b', 'inner'), { recursive: true });
    await expect(store.put('b', Buffer.from('x'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
  });
});
