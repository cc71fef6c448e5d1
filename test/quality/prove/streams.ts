import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { seconds, Site } from './faults/site.js';
import type { Proof, Report } from './proof.js';
import { StreamReader } from './faults/stream-reader.js';

const STREAMS = 1_000;
/** Pairs of users: a user may open 20 streams, so 1,000 streams take 50 users. */
const PAIRS = 25;
const STREAMS_PER_USER = STREAMS / PAIRS / 2;
/** Milliseconds within which a message must reach every stream of both users. */
const REACHED_WITHIN = 1_000;
/** Milliseconds after which a message counts as lost. */
const TIMEOUT = 20_000;
/** Milliseconds within which a process must stop after SIGTERM. */
const ENDED_WITHIN = 12_000;
/** Milliseconds until memory use is stable. */
const SETTLED_AFTER = 3_000;

const CONNECTIONS = `
  select application_name as name, count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name in ('wayfare', 'wayfare-listen')
  group by 1`;

/** Two users in a conversation, and their open streams. */
type Pair = {
  readonly employer: ApiClient;
  readonly conversationId: number;
  readonly streams: readonly StreamReader[];
};

/** Many open event streams on one process. */
export const proofs: Proof[] = [
  {
    name: `${STREAMS} open event streams on one process`,
    run: async (report) => {
      const site = await Site.open({
        people: 0,
        variables: { LIMIT_STREAMS_PER_ADDRESS: '0', LIMIT_CONNECTIONS_PER_ADDRESS: '0' },
      });
      try {
        await show(site, report);
      } finally {
        await site.close();
      }
    },
  },
];

async function show(site: Site, report: Report): Promise<void> {
  const [server] = site.servers;
  const before = await memoryOf(await server.pid());
  const pairs = await openAll(site);
  await sleep(SETTLED_AFTER);
  const after = await memoryOf(await server.pid());
  if (before && after)
    report(`${Math.round((after - before) / STREAMS)} KB per stream, ${Math.round(after / 1024)} MB in total`);

  const connections = await connectionsOf(site);
  report(`database connections: ${connections.get('wayfare-listen')} to listen, ${connections.get('wayfare')} others`);
  if (connections.get('wayfare-listen') !== 1) throw new Error('There must be exactly one listening connection.');

  let slowest = 0;
  for (const pair of pairs) slowest = Math.max(slowest, await reach(pair, 'One at a time.'));
  report(`a message reached all ${2 * STREAMS_PER_USER} streams of both users within ${seconds(slowest)}`);
  const together = Math.max(...(await Promise.all(pairs.map((pair) => reach(pair, 'All at once.')))));
  report(`${PAIRS} messages at once reached all ${STREAMS} streams within ${seconds(together)}`);
  if (Math.max(slowest, together) > REACHED_WITHIN)
    throw new Error(`A message took more than ${seconds(REACHED_WITHIN)}.`);

  const { milliseconds, exitCode } = await server.replace();
  const ends = await Promise.all(pairs.flatMap(({ streams }) => streams.map(({ end }) => end)));
  if (ends.includes('broken')) throw new Error('Streams were broken.');
  if (exitCode !== 0) throw new Error(`The process exited with ${exitCode}.`);
  if (milliseconds > ENDED_WITHIN) throw new Error(`The process took ${seconds(milliseconds)} to stop.`);
  report(`after SIGTERM, the process closed all streams and exited within ${seconds(milliseconds)}`);
}

async function openAll(site: Site): Promise<Pair[]> {
  const admin = await site.admin();
  const employers = await site.registered('employer', PAIRS);
  const seekers = await site.registered('job_seeker', PAIRS);
  const pairs: Pair[] = [];
  for (const [index, employer] of employers.entries()) {
    const seeker = seekers[index];
    if (!seeker) continue;
    const { id } = await conversationAboutJob(employer, seeker, admin);
    const clients = Array.from({ length: STREAMS_PER_USER }, () => [employer, seeker]).flat();
    const streams = await Promise.all(clients.map((client) => StreamReader.open(client)));
    pairs.push({ employer, conversationId: id, streams });
  }
  return pairs;
}

/** Milliseconds from sending a message until the last stream receives it. */
async function reach({ employer, conversationId, streams }: Pair, text: string): Promise<number> {
  const moments: number[] = [];
  const received = Promise.all(streams.map(async (stream) => moments.push(await stream.waitFor(text))));
  const begin = performance.now();
  await write(employer, conversationId, text);
  await Promise.race([received, sleep(TIMEOUT)]);
  if (moments.length < streams.length)
    throw new Error(`Only ${moments.length} of ${streams.length} streams received the message.`);
  return Math.max(...moments) - begin;
}

async function connectionsOf(site: Site): Promise<ReadonlyMap<string, number>> {
  return withConnection(await site.database.url(), async (client) => {
    const { rows } = await client.query<{ name: string; count: number }>(CONNECTIONS);
    return new Map(rows.map(({ name, count }) => [name, count]));
  });
}

/** Resident memory of a process in kilobytes; undefined if the system does not report it. */
async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes);
}
