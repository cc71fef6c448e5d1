import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase, type FreshDatabase } from '../../support/database/database.js';

let database: FreshDatabase;
let folder: string;

const COMMAND = ['--import', './test/support/runner/typescript.mjs', 'src/commands/backup.ts'];

/** Runs a command; returns its exit code and output. */
function command(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  return run(args, {});
}

/** Runs a command as a user who owns no files. */
function commandAsNobody(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  return run(args, process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {});
}

function run(args: string[], account: { uid?: number; gid?: number }) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, [...COMMAND, ...args], { env, ...account }, (error, output, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code), output, errors }),
    );
  });
}

describe('the backup commands', () => {
  beforeAll(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
  });

  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('explain errors in one sentence and unknown arguments with their usage', async () => {
    const [extra, foreign, folderForFile, nowhere] = await Promise.all([
      command('create', 'critical'),
      command('list', '--critical'),
      command('verify', folder),
      command('restore', 'any.tar.gz', '--into', 'postgresql://nobody:secret@127.0.0.1:9/x'),
    ]);
    for (const refused of [extra, foreign]) {
      expect(refused).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(/^Usage:\n/) });
    }
    expect(folderForFile).toEqual({ code: 1, output: '', errors: `There is no file ${folder}.\n` });
    expect(nowhere).toEqual({
      code: 1,
      output: '',
      errors: 'PostgreSQL at --into is not responding (the connection was refused).\n',
    });
  });

  it('list and create backups in a new folder', async () => {
    expect(await command('list')).toEqual({ code: 0, output: 'There are no backups yet.\n', errors: '' });
    const { code, output } = await command('create', '--critical');
    expect([code, output]).toEqual([0, expect.stringMatching(/^Backup created and verified: .*wayfare-critical-/)]);
  });

  it.each(['verify', 'restore'])('explain that a file is not readable (%s)', async (name) => {
    const open = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
    await chmod(open, 0o755);
    const closed = join(open, 'closed');
    await mkdir(closed, { mode: process.getuid?.() === 0 ? 0o700 : 0o000 });
    const file = join(open, 'backup.tar.gz');
    await writeFile(file, 'a backup', { mode: 0o000 });
    for (const path of [file, join(closed, 'backup.tar.gz')]) {
      expect(await commandAsNobody(name, path)).toEqual({
        code: 1,
        output: '',
        errors: `This account may not read ${path}. Change the owner or permissions of the file.\n`,
      });
    }
    await rm(open, { recursive: true, force: true });
  });

  it('stop the database that they started when interrupted', async () => {
    const data = join(folder, 'its own');
    const running = join(data, 'postgres', 'cluster', 'postmaster.pid');
    const env = { PATH: process.env['PATH'], DATA_DIR: data };
    const child = spawn(process.execPath, [...COMMAND, 'create'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
    const ended = once(child, 'close');
    while (!existsSync(running) && child.exitCode === null) await sleep(20);
    expect(existsSync(running)).toBe(true);
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(existsSync(running)).toBe(false);
    expect(errors).toBe('');
  });
});
