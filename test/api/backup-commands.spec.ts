import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase, type FreshDatabase } from '../support/database/database.js';

let database: FreshDatabase;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The start of a command, for Node.js. */
const COMMAND = ['--import', './test/support/runner/typescript.mjs', 'src/backup.ts'];

/** What a command for backups prints, and how it ends. */
function command(...args: string[]): Promise<{ code: number; said: string; complained: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  return new Promise((resolve) => {
    execFile(process.execPath, [...COMMAND, ...args], { env }, (error, said, complained) =>
      resolve({ code: error === null ? 0 : Number(error.code), said, complained }),
    );
  });
}

describe('the commands for backups', () => {
  it('refuse in one sentence what cannot be done, and tell their use where it is not clear', async () => {
    const [extra, foreign, folderForFile, nowhere] = await Promise.all([
      command('create', 'critical'),
      command('list', '--critical'),
      command('verify', folder),
      command('restore', 'any.tar.gz', '--into', 'postgresql://nobody:secret@127.0.0.1:9/x'),
    ]);
    for (const refused of [extra, foreign]) {
      expect(refused).toMatchObject({ code: 1, said: '', complained: expect.stringMatching(/^Usage:\n/) });
    }
    expect(folderForFile).toEqual({ code: 1, said: '', complained: `There is no file ${folder}.\n` });
    expect(nowhere).toEqual({
      code: 1,
      said: '',
      complained: '--into leads to no PostgreSQL that answers (the connection was refused).\n',
    });
  });

  it('list and make backups in a folder that was not there', async () => {
    expect(await command('list')).toEqual({ code: 0, said: 'There are no backups yet.\n', complained: '' });
    const { code, said } = await command('create', '--critical');
    expect([code, said]).toEqual([0, expect.stringMatching(/^Backup created and verified: .*wayfare-critical-/)]);
  });

  it('stop the database that they started when they are told to end', async () => {
    const data = join(folder, 'its own');
    const running = join(data, 'postgres', 'cluster', 'postmaster.pid');
    const env = { PATH: process.env['PATH'], DATA_DIR: data };
    const child = spawn(process.execPath, [...COMMAND, 'create'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let complained = '';
    child.stderr.on('data', (chunk: Buffer) => (complained += String(chunk)));
    const ended = once(child, 'close');
    while (!existsSync(running) && child.exitCode === null) await sleep(20);
    expect(existsSync(running)).toBe(true);
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(existsSync(running)).toBe(false);
    expect(complained).toBe('');
  });
});
