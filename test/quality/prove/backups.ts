import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseOf, dropDatabase, siblingUrl } from '#administration/adapters/restore/swap-databases.js';
import { DiskFileStore } from '#platform/files/disk-file-store.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { migrate } from '#platform/postgres/migrations/migrate.js';
import { seed } from '../bench/seeding.js';
import { makeDatabase } from '../../support/database/database.js';
import { openDatabaseServer } from '../../support/database/database-server.js';
import { tableHashes } from '../../support/database/table-hashes.js';
import type { Proof, Report } from './proof.js';

const run = promisify(execFile);

const LISTINGS = 100_000;
const UPLOADS = 2_000;
/** Typical size of a picture or a resume. */
const UPLOAD = 250_000;
const AT_ONCE = 8;
/** Maximum peak memory of a command; the archive is larger. */
const MAX_MEGABYTES = 450;
/** Makes a process print its peak memory in kilobytes. */
const PRINT_PEAK =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS+"\\n"))';

type Used = { readonly peak: number; readonly seconds: number };

/** Runs a command of the built server. */
async function command(dataDirectory: string, databaseUrl: string, ...args: string[]): Promise<Used> {
  const begin = performance.now();
  const { stderr } = await run(process.execPath, ['--import', PRINT_PEAK, 'dist/commands/backup.js', ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, DEMO_DATA: 'false' },
  });
  const peak = Number(/^peak (\d+)$/m.exec(stderr)?.[1]) / 1024;
  return { peak, seconds: (performance.now() - begin) / 1000 };
}

async function fill(dataDirectory: string): Promise<void> {
  const store = new DiskFileStore(join(dataDirectory, 'files'));
  for (let i = 0; i < UPLOADS; i += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, k) => store.put(`picture-${i + k}.webp`, randomBytes(UPLOAD))),
    );
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

function requireBounded({ peak }: Used): void {
  if (!(peak < MAX_MEGABYTES)) throw new Error(`Peak memory was ${Math.round(peak)} MB, above ${MAX_MEGABYTES} MB.`);
}

const LAST_ENTRY = 'select action from audit_entry order by position desc limit 1';

async function largeBackup(report: Report): Promise<void> {
  const server = await openDatabaseServer();
  const database = await makeDatabase(server.url);
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-prove-'));
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  const restored = siblingUrl(database.url, `${databaseOf(database.url)}_again`);
  try {
    await migrate(database.url);
    await withConnection(database.url, (client) => seed(client, LISTINGS));
    await fill(here);

    const made = await command(here, database.url, 'create');
    const name = (await readdir(join(here, 'backups'))).find((file) => file.endsWith('.tar.gz')) ?? '';
    const archive = join(here, 'backups', name);
    const { size } = await stat(archive);
    report(`${LISTINGS.toLocaleString('en')} listings and ${UPLOADS.toLocaleString('en')} uploads: ${megabytes(size)}`);
    report(`backup, verified: ${Math.round(made.seconds)} s, peak memory ${Math.round(made.peak)} MB`);
    requireBounded(made);

    const read = await command(there, database.url, 'verify', archive);
    report(`verifying it again: ${Math.round(read.seconds)} s, peak memory ${Math.round(read.peak)} MB`);
    requireBounded(read);

    const used = await command(there, database.url, 'restore', archive, '--into', restored);
    report(`restoring it into a new database: ${Math.round(used.seconds)} s, peak memory ${Math.round(used.peak)} MB`);
    requireBounded(used);

    const [was, is] = [await tableHashes(database.url, 'full'), await tableHashes(restored, 'full')];
    // The audit log differs, because it records backups and restores.
    const differing = Object.keys(was).filter((table) => table !== 'audit_entry' && was[table] !== is[table]);
    if (differing.length > 0) throw new Error(`Tables differ after the restore: ${differing.join(', ')}`);
    const last = await withConnection(restored, (client) => client.query(LAST_ENTRY));
    if (last.rows[0]?.action !== 'backup.restored') throw new Error('The audit log does not contain the restore.');
    const files = (await readdir(join(there, 'files'))).filter((file) => file.endsWith('.webp'));
    if (files.length !== UPLOADS) throw new Error(`${files.length} uploads instead of ${UPLOADS} were restored.`);
    report(`${Object.keys(was).length - 1} tables have equal hashes, and all uploads are restored`);
  } finally {
    await dropDatabase(database.url, databaseOf(restored));
    await database.drop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export const proofs: Proof[] = [{ name: 'A large backup and its restore need little memory', run: largeBackup }];
