import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../../../src/shared/adapters/postgres/connection/database-url.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { conversationAboutJob, write } from '../../support/mothers/conversations.js';
import { seconds, Site } from './faults-site.js';
import type { Proof } from './proof.js';
import { HeldStream } from './streams-reader.js';

const STREAMS = 1_000;
/** A user may open 20 streams, so this takes 50 users. */
const PAIRS = 25;
const PER_PERSON = STREAMS / PAIRS / 2;
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

/** Two users who write to each other, and all their open tabs. */
type Pair = { readonly employer: ApiClient; readonly conversationId: number; readonly streams: readonly HeldStream[] };

/** Thousands of open event streams on one process. */
export const proofs: Proof[] = [
  {
    name: `${STREAMS} open streams of events on one process`,
    run: async (tell) => {
      const site = await Site.open({
        people: 0,
        variables: { LIMIT_STREAMS_PER_ADDRESS: '0', LIMIT_CONNECTIONS_PER_ADDRESS: '0' },
      });
      try {
        await show(site, tell);
      } finally {
        await site.close();
      }
    },
  },
];

async function show(site: Site, tell: (figure: string) => void): Promise<void> {
  const [server] = site.servers;
  const before = await memoryOf(await server.pid());
  const pairs = await openAll(site);
  await sleep(SETTLED_AFTER);
  const after = await memoryOf(await server.pid());
  if (before && after)
    tell(`${Math.round((after - before) / STREAMS)} KB of memory a stream, ${Math.round(after / 1024)} MB in all`);

  const connections = await connectionsOf(site);
  tell(
    `connections to the database: ${connections.get('wayfare-listen')} to listen, ${connections.get('wayfare')} for all else`,
  );
  if (connections.get('wayfare-listen') !== 1) throw new Error('One connection has to do for listening.');

  let slowest = 0;
  for (const pair of pairs) slowest = Math.max(slowest, await reach(pair, 'One at a time.'));
  tell(`a message reached all ${2 * PER_PERSON} streams of both sides within ${seconds(slowest)}`);
  const together = Math.max(...(await Promise.all(pairs.map((pair) => reach(pair, 'All at once.')))));
  tell(`${PAIRS} messages at once reached all ${STREAMS} streams within ${seconds(together)}`);
  if (Math.max(slowest, together) > REACHED_WITHIN)
    throw new Error(`A message took more than ${seconds(REACHED_WITHIN)}.`);

  const { milliseconds, exitCode } = await server.replace();
  const ends = await Promise.all(pairs.flatMap(({ streams }) => streams.map(({ end }) => end)));
  if (ends.includes('torn')) throw new Error('Streams were torn off.');
  if (exitCode !== 0 || milliseconds > ENDED_WITHIN) throw new Error(`It ended with ${exitCode}.`);
  tell(`asked to end, the process closed them all and was gone after ${seconds(milliseconds)}`);
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
    const clients = Array.from({ length: PER_PERSON }, () => [employer, seeker]).flat();
    const streams = await Promise.all(clients.map((client) => HeldStream.open(client)));
    pairs.push({ employer, conversationId: id, streams });
  }
  return pairs;
}

/** Milliseconds from sending a message until its last stream receives it. */
async function reach({ employer, conversationId, streams }: Pair, text: string): Promise<number> {
  const moments: number[] = [];
  const heard = Promise.all(streams.map(async (stream) => moments.push(await stream.hears(text))));
  const begin = performance.now();
  await write(employer, conversationId, text);
  await Promise.race([heard, sleep(TIMEOUT)]);
  if (moments.length < streams.length)
    throw new Error(`Only ${moments.length} of ${streams.length} streams heard of it.`);
  return Math.max(...moments) - begin;
}

async function connectionsOf(site: Site): Promise<ReadonlyMap<string, number>> {
  return withConnection(await site.database.url(), async (client) => {
    const { rows } = await client.query<{ name: string; count: number }>(CONNECTIONS);
    return new Map(rows.map(({ name, count }) => [name, count]));
  });
}

/** Resident memory of a process in kilobytes; undefined where the system does not report it. */
async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes);
}
