import { setTimeout as sleep } from 'node:timers/promises';
import { hostileFeeds } from '#test/support/files/hostile-feeds.js';
import { LineProcess } from '#test/support/processes/line-process.js';
import { peakMemory, residentMemory } from '#test/support/processes/resident-memory.js';
import { ApiClient } from '#test/support/server/api-client.js';
import { startBuiltServer, type BuiltServer } from '#test/support/server/built-server.js';
import { RawConnection } from '#test/support/server/raw-connection.js';
import type { Report } from '../proof.js';
import { percentile } from './probe.js';
import type { ProofOnDatabase } from './proof-on-database.js';

const MEGABYTES = 15;
const MEGABYTE = 1024 ** 2;
/** Megabytes of the server with all its processes. */
const MAX_EXTRA = 100;
/** Milliseconds. */
const MAX_WAIT = 100;
/** A byte of a feed, as a chunk of HTTP. */
const PIECE = '1\r\n[\r\n';
/** Feeds that trickle in, and milliseconds between two of their pieces, until an honest one comes, and for that one. */
const TRICKLING = 50;
const PAUSE = 20;
const TRICKLE = 5_000;
const HONEST = 2_000;
/** One that needs nothing else, and one that reads the database. */
const PROBED = ['/health/live', '/health/ready'];

/** The effect of hostile feeds on a server's memory and response times. */
export const feedProof: ProofOnDatabase = {
  name: `Hostile feeds of ${MEGABYTES} MB take less than ${MAX_EXTRA} MB, and others wait less than ${MAX_WAIT} ms`,
  async run(databaseUrl, report) {
    const server = await startBuiltServer({
      DATABASE_URL: databaseUrl,
      SCHEDULES: 'false',
      LOG_LEVEL: 'silent',
      LIMIT_IMPORTS_PER_DAY: '0',
      LIMIT_REGISTRATIONS_PER_HOUR: '0',
    });
    try {
      await bombs(server, report);
    } finally {
      await server.stop();
    }
  },
};

async function bombs(server: BuiltServer, report: Report): Promise<void> {
  const senders = [await register(server.url), await register(server.url)];
  for (const sender of senders) await sender.post('/api/import', []);
  const before = await settledMemory(server);
  const probe = await LineProcess.start('probe-process.ts', server.url, ...PROBED);
  try {
    await sleep(5_000);
    report(`without feeds, ${described(await probed(probe))}`);
    const broken: string[] = [];
    for (const [what, send] of [...wholeFeeds(senders), ...(await slowFeeds(server, senders))]) {
      await probed(probe);
      const { peak, result } = await peakMemory(server.pid, send);
      const found = await probed(probe);
      const extra = peak - before;
      report(`${what}: ${result}, ${extra.toFixed(0)} MB more, ${described(found)}`);
      if (extra > MAX_EXTRA || found.longest > MAX_WAIT) broken.push(what);
    }
    if (broken.length > 0) throw new Error(`Too much memory or time: ${broken.join('; ')}`);
  } finally {
    await probe.kill();
  }
}

/** Sends feeds, and describes the answers. */
type Attack = readonly [what: string, send: () => Promise<string>];

function wholeFeeds(senders: readonly ApiClient[]): readonly Attack[] {
  return hostileFeeds(MEGABYTES).map(({ what, type, body: content }) => [
    `two of ${what}`,
    async () => {
      const body = Buffer.from(content);
      const headers = { 'content-type': type };
      const sent = senders.map((sender) => sender.request('POST', '/api/import', { body, headers }));
      return (await Promise.all(sent)).map(({ status }) => status).join(', ');
    },
  ]);
}

/** Feeds that come in small pieces. */
async function slowFeeds({ url }: BuiltServer, senders: readonly ApiClient[]): Promise<readonly Attack[]> {
  const honest = await register(url);
  const slow = await Promise.all(Array.from({ length: TRICKLING }, () => register(url)));
  return [
    [
      'two in pieces of a byte',
      async () => {
        const pieces = Buffer.from(`${PIECE.repeat((MEGABYTES * MEGABYTE) / PIECE.length)}0\r\n\r\n`);
        const feeds = await Promise.all(senders.map((sender) => openFeed(url, sender)));
        for (const feed of feeds) feed.send(pieces);
        return (await Promise.all(feeds.map((feed) => feed.status()))).join(', ');
      },
    ],
    [
      `${TRICKLING} that trickle in behind an honest one`,
      async () => {
        const feeds = await Promise.all(slow.map((sender) => openFeed(url, sender)));
        const trickle = setInterval(() => {
          for (const feed of feeds) feed.send(PIECE);
        }, PAUSE);
        await sleep(TRICKLE);
        const begin = performance.now();
        const { status } = await honest.post('/api/import', []);
        const took = performance.now() - begin;
        clearInterval(trickle);
        for (const feed of feeds) feed.close();
        if (status !== 202 || took > HONEST) throw new Error(`The honest feed got ${status} after ${took} ms.`);
        return `the honest one was read within ${took.toFixed(0)} ms`;
      },
    ],
  ];
}

/** A request for an import whose feed has yet to come. */
async function openFeed(url: string, { sessionCookie }: ApiClient): Promise<RawConnection> {
  const feed = await RawConnection.to(url);
  const head = ['POST /api/import HTTP/1.1', 'Host: x', `Cookie: ${sessionCookie}`, 'Content-Type: application/json'];
  feed.send(`${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`);
  return feed;
}

/** In milliseconds. */
type Found = { readonly longest: number; readonly p99: number; readonly machine: number };

/** What the probe has found since the last time. */
async function probed(probe: LineProcess): Promise<Found> {
  const { waits, delays } = JSON.parse(await probe.exchange('')) as { waits: number[]; delays: number[] };
  return { longest: Math.max(0, ...waits), p99: percentile(waits, 0.99), machine: Math.max(0, ...delays) };
}

function described({ longest, p99, machine }: Found): string {
  const [most, least, busy] = [longest, p99, machine].map((time) => time.toFixed(0));
  return `others wait up to ${most} ms (99 %: ${least} ms; timers of another process are up to ${busy} ms late)`;
}

async function register(url: string): Promise<ApiClient> {
  const username = `u${crypto.randomUUID().slice(0, 12)}`;
  const email = `${username}@wayfare.test`;
  const account = { username, email, password: 'correct horse', fullName: 'Sam', role: 'employer', companyName: 'Inn' };
  return new ApiClient(url).register(account);
}

/** The first start loads the places, which takes memory for a while. */
async function settledMemory({ pid }: BuiltServer): Promise<number> {
  for (let last = residentMemory(pid); ;) {
    await sleep(10_000);
    const now = residentMemory(pid);
    if (Math.abs(now - last) < 5) return now;
    last = now;
  }
}
