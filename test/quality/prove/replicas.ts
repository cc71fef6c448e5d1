import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import { DEMO_PASSWORD } from '#demo/demo-accounts.js';
import { ApiClient } from '../../support/server/api-client.js';
import { startBuiltServer, type BuiltServer } from '../../support/server/built-server.js';
import type { Proof, Report } from './proof.js';
import { StandbyPair } from './replicas/standby-pair.js';

const READS = 300;
const CHANGES = 10;
const READS_AFTER_CHANGE = 10;
const WRITERS = 8;
/** Milliseconds of writing before and after the primary fails. */
const WRITE_FOR = 5_000;
const WITHIN = 60_000;

const TRANSACTIONS = `
  select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()`;

async function proveReplicas(report: Report): Promise<void> {
  const pair = await StandbyPair.open();
  let server: BuiltServer | undefined;
  try {
    server = await startBuiltServer({
      DATABASE_URL: pair.url,
      DATABASE_REPLICA_URLS: pair.standbyUrl,
      DEMO_DATA: 'true',
      SCHEDULES: 'false',
      LIMIT_MESSAGES_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
    });
    await secondsUntilUsed(server);
    await proveReads(pair, server, report);
    await proveLag(pair, server, report);
    await proveDeath(pair, server, report);
    await proveFailOver(pair, server, report);
  } finally {
    await server?.stop();
    await pair.close();
  }
}

/** Public reads run on the standby, once the work after the start has finished its changes. */
async function proveReads(pair: StandbyPair, server: BuiltServer, report: Report): Promise<void> {
  const { value } = await until(
    () => countTransactions(pair, server),
    ({ standby }) => standby > READS * 0.9,
  );
  report(`${READS} first searches: ${value.standby} transactions on the standby, ${value.primary} on the primary`);
}

async function countTransactions(
  pair: StandbyPair,
  server: BuiltServer,
): Promise<{ standby: number; primary: number }> {
  const before = [await transactions(pair.primaryUrl), await transactions(pair.standbyUrl)] as const;
  assert((await reads(server, READS)) === READS, 'A read failed.');
  // Servers publish their statistics with a delay.
  await sleep(2_000);
  const primary = (await transactions(pair.primaryUrl)) - before[0];
  return { primary, standby: (await transactions(pair.standbyUrl)) - before[1] };
}

/** Changes are read from the primary until the standby has received them. */
async function proveLag(pair: StandbyPair, server: BuiltServer, report: Report): Promise<void> {
  const admin = await new ApiClient(server.url).login('admin', DEMO_PASSWORD);
  const visitor = new ApiClient(server.url);
  const { body: open } = await visitor.get<{ id: number; title: string }[]>(`/api/jobs?limit=${CHANGES}`);
  await onServer(pair.standbyUrl, 'select pg_wal_replay_pause()');
  let stale = 0;
  for (const { id, title } of open) {
    const { status } = await admin.put(`/api/jobs/${id}/archive`, { archive: true });
    assert(status === 200, `Archiving returned ${status}.`);
    for (let read = 0; read < READS_AFTER_CHANGE; read += 1) {
      const search = `/api/jobs?search=${encodeURIComponent(title)}&page=1&limit=${10 + read}`;
      const { body } = await visitor.get<{ id: number }[]>(search);
      if (body.some((job) => job.id === id)) stale += 1;
    }
  }
  report(`replay paused, ${CHANGES} listings archived, ${CHANGES * READS_AFTER_CHANGE} reads: ${stale} stale`);
  assert(stale === 0, 'A read returned outdated data.');
  const { seconds } = await until(
    () => lag(server),
    (behind) => behind > 5,
  );
  report(`no longer used after at most ${seconds.toFixed(1)} s, with ${await reads(server, 50)} of 50 reads answered`);
  await onServer(pair.standbyUrl, 'select pg_wal_replay_resume()');
  report(`used again ${(await secondsUntilUsed(server)).toFixed(1)} s after it resumed`);
}

/** No read fails when the standby dies. */
async function proveDeath(pair: StandbyPair, server: BuiltServer, report: Report): Promise<void> {
  const answered = Promise.all(Array.from({ length: 4 }, () => reads(server, 100)));
  await pair.killStandby();
  const count = (await answered).reduce((sum, part) => sum + part, 0);
  report(`the standby killed during 400 reads: ${count} answered`);
  assert(count === 400, 'A read failed.');
  await pair.startStandby();
  report(`used again ${(await secondsUntilUsed(server)).toFixed(1)} s after its start`);
}

/** A promotion loses no acknowledged write and needs no restart. */
async function proveFailOver(pair: StandbyPair, server: BuiltServer, report: Report): Promise<void> {
  await onServer(pair.primaryUrl, `alter system set synchronous_standby_names = 'standby'`);
  await onServer(pair.primaryUrl, 'select pg_reload_conf()');
  const maria = await new ApiClient(server.url).login('maria', DEMO_PASSWORD);
  const { body } = await maria.get<{ conversation: { id: number } }[]>('/api/conversations');
  const path = `/api/conversations/${body[0]?.conversation.id}/messages`;
  const acknowledged: string[] = [];
  const times: number[] = [];
  let refused = 0;
  const stop = new AbortController();
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let number = 0; !stop.signal.aborted; number += 1) {
      const content = `Written by ${writer}, number ${number}`;
      const status = await maria.post(path, { content }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 201) {
        acknowledged.push(content);
        times.push(performance.now());
      } else {
        refused += 1;
        await sleep(50);
      }
    }
  });
  await sleep(WRITE_FOR);
  const failedAt = performance.now();
  await pair.failOver();
  await until(
    () => Promise.resolve(times.at(-1) ?? 0),
    (last) => last > failedAt + 500,
  );
  await sleep(WRITE_FOR);
  stop.abort();
  await Promise.all(writers);
  const gap = Math.max(...times.map((time, index) => time - (times[index - 1] ?? time)));
  const stored = await withConnection(pair.standbyUrl, async (client) => {
    const { rows } = await client.query<{ content: string }>('select content from message');
    return new Set(rows.map(({ content }) => content));
  });
  const lost = acknowledged.filter((content) => !stored.has(content));
  report(
    `promotion under load: ${acknowledged.length} acknowledged writes, ${lost.length} lost, ${refused} refused, ${(gap / 1000).toFixed(1)} s without a write, same process ${server.pid}`,
  );
  assert(acknowledged.length > 0 && lost.length === 0, 'An acknowledged write was lost.');
  assert((await reads(server, 50)) === 50, 'A read failed after the promotion.');
}

/** Sends distinct searches; returns the number of successful ones. */
async function reads(server: BuiltServer, count: number): Promise<number> {
  let answered = 0;
  for (let read = 0; read < count; read += 1) {
    const response = await fetch(`${server.url}/api/jobs?search=cook&minSalary=${Math.floor(Math.random() * 1e6)}`);
    await response.arrayBuffer();
    if (response.ok) answered += 1;
  }
  return answered;
}

/** Waits until the server reads from its replica; returns the duration in seconds. */
async function secondsUntilUsed(server: BuiltServer): Promise<number> {
  return (
    await until(
      () => lag(server),
      (behind) => behind < 1,
    )
  ).seconds;
}

/** The replication lag in seconds, from the server's metrics. */
async function lag(server: BuiltServer): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const [, value = ''] = /^wayfare_replica_lag_seconds\{replica="1"\} (\S+)$/m.exec(text) ?? [];
  return value.endsWith('Inf') ? Infinity : Number(value);
}

async function until<T>(look: () => Promise<T>, holds: (value: T) => boolean): Promise<{ value: T; seconds: number }> {
  const begin = performance.now();
  for (;;) {
    const value = await look();
    const seconds = (performance.now() - begin) / 1000;
    if (holds(value)) return { value, seconds };
    if (seconds * 1000 > WITHIN) throw new Error(`Still ${JSON.stringify(value)} after a minute.`);
    await sleep(100);
  }
}

async function transactions(url: string): Promise<number> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(TRANSACTIONS);
    return rows[0]?.count ?? 0;
  });
}

async function onServer(url: string, sql: string): Promise<void> {
  await withConnection(url, (client) => client.query(sql));
}

/** Reads from a standby, and its lag, failure and promotion. */
export const proofs: Proof[] = [
  { name: 'Replicas serve current reads, and failing over loses nothing', run: proveReplicas },
];
