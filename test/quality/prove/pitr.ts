import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { databaseAccount } from '#platform/embedded-postgres/account.js';
import { findBinaries } from '#platform/embedded-postgres/binaries.js';
import { openCluster } from '#platform/embedded-postgres/cluster.js';
import { superuserUrl } from '#platform/embedded-postgres/own-database.js';
import { startServer, stopServer } from '#platform/embedded-postgres/server-process.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { freePort } from '#test/support/server/built-server.js';
import type { Proof, Report } from './proof.js';

const run = promisify(execFile);

/** The scripts of `docs/pitr` with the embedded PostgreSQL. */
export const proofs: Proof[] = [{ name: 'The database is restored to a minute', run: provePitr }];

async function provePitr(report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-pitr-'));
  await chmod(folder, 0o755);
  const account = await databaseAccount(join(folder, 'none'));
  const binaries = await findBinaries(account);
  const cluster = await openCluster(join(folder, 'home'), binaries, account);
  const installation = { cluster, binaries, account };
  const archive = join(folder, 'archive');
  const scripts = join(folder, 'scripts');
  await cp('docs/pitr', scripts, { recursive: true });
  await mkdir(archive);
  if (account) await chown(archive, account.uid, account.gid);
  const as = { env: { ...process.env, ARCHIVE: archive, PGDATA: cluster.data }, ...account };
  const script = (name: string, ...args: string[]) => run('sh', [join(scripts, name), ...args], as);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    archive_mode: 'on',
    archive_command: `ARCHIVE=${archive} sh ${join(scripts, 'archive.sh')} %p %f`,
  };
  const port = await freePort();
  const start = async () => assert.equal(await startServer(installation, settings, port), undefined);
  const query = async <Row>(sql: string) =>
    withConnection(superuserUrl(cluster, port, 'postgres'), async (client) => (await client.query(sql)).rows as Row[]);
  const count = async () => (await query<{ n: number }>('select count(*)::int as n from listing'))[0]?.n;
  try {
    await start();
    await query('create table listing as select generate_series(1, 1000) as id');
    await copyBase(superuserUrl(cluster, port, 'postgres'), cluster.data, join(archive, 'base'), account);
    await query('insert into listing select generate_series(1001, 1500)');
    await query('select pg_switch_wal()');
    // The scripts take whole seconds.
    await query('select pg_sleep(1.1)');
    const [{ at = '' } = {}] = await query<{ at: string }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at`,
    );
    await query('select pg_sleep(1.1)');
    await query('delete from listing');
    assert.equal(await count(), 0);
    await assert.rejects(script('restore.sh', at), 'A running server is replaced.');
    await stopServer(installation);
    await assert.rejects(script('restore.sh', 'yesterday'), 'A wrong time is accepted.');
    await assert.rejects(script('restore.sh', '2001-01-01 00:00:00'), 'A time before all copies is accepted.');
    const begin = performance.now();
    await script('restore.sh', at);
    await start();
    while ((await query<{ busy: boolean }>('select pg_is_in_recovery() as busy'))[0]?.busy)
      await query('select pg_sleep(0.1)');
    report(`restored to ${at} UTC in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    assert.equal(await count(), 1_500, 'Rows written before the moment are missing, or the deletion came back.');
    await query('insert into listing values (1501)');
    assert(
      (await readdir(dirname(cluster.data))).some((name) => name.startsWith('before-')),
      'The old cluster is gone.',
    );
    report('1,500 rows from before the deletion are back; the cluster from after it is kept');
  } finally {
    await stopServer(installation);
    await rm(folder, { recursive: true, force: true });
  }
}

/** As `pg_basebackup`, which the embedded PostgreSQL lacks, copies a cluster. */
async function copyBase(url: string, data: string, base: string, account: { uid: number; gid: number } | undefined) {
  const copy = join(base, new Date().toISOString().replace(/[-:]|\.\d+/g, ''));
  await mkdir(base, { recursive: true });
  await withConnection(url, async (client) => {
    await client.query(`select pg_backup_start('base', true)`);
    await run('cp', ['-a', data, copy]);
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(true)');
    await writeFile(join(copy, 'backup_label'), rows[0]?.label ?? '');
  });
  await rm(join(copy, 'postmaster.pid'), { force: true });
  for (const segment of await readdir(join(copy, 'pg_wal'), { withFileTypes: true })) {
    if (segment.isFile()) await rm(join(copy, 'pg_wal', segment.name));
  }
  if (account) for (const path of [base, join(copy, 'backup_label')]) await chown(path, account.uid, account.gid);
}
