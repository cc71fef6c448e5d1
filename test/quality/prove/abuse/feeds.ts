import { setTimeout as sleep } from 'node:timers/promises';
import { hostileFeeds } from '../../../support/files/hostile-feeds.js';
import { peakMemory, residentMemory } from '../../../support/processes/resident-memory.js';
import { ApiClient } from '../../../support/server/api-client.js';
import { startBuiltServer, type BuiltServer } from '../../../support/server/built-server.js';
import type { Report } from '../proof.js';
import type { ProofOnDatabase } from './proof-on-database.js';

const MEGABYTES = 15;
/** Megabytes of the server with all its processes. */
const MAX_EXTRA = 100;
/** Milliseconds. */
const MAX_WAIT = 100;

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
  const senders = [await register(server), await register(server)];
  for (const sender of senders) await sender.post('/api/import', []);
  const before = await settledMemory(server);
  const quiet = await waitsUntil(server.url, sleep(5_000));
  report(`without feeds, /health/live within ${Math.max(...quiet).toFixed(0)} ms`);
  const broken: string[] = [];
  for (const { what, type, body: content } of hostileFeeds(MEGABYTES)) {
    // The conversion would delay this process, not the server.
    const body = Buffer.from(content);
    const { peak, result } = await peakMemory(server.pid, async () => {
      const sent = Promise.all(
        senders.map((sender) => sender.request('POST', '/api/import', { body, headers: { 'content-type': type } })),
      );
      const waits = await waitsUntil(server.url, sent);
      return { waits, statuses: (await sent).map(({ status }) => status) };
    });
    const extra = peak - before;
    const longest = Math.max(...result.waits);
    report(
      `two of ${what}: ${result.statuses.join(', ')}, ${extra.toFixed(0)} MB more, /health/live within ${longest.toFixed(0)} ms`,
    );
    if (extra > MAX_EXTRA || longest > MAX_WAIT) broken.push(what);
  }
  if (broken.length > 0) throw new Error(`Too much memory or time: ${broken.join('; ')}`);
}

/** The durations in milliseconds of health checks until a promise settles. */
async function waitsUntil(url: string, until: Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = [];
  const state = { isOver: false };
  void until.finally(() => (state.isOver = true));
  do {
    const begin = performance.now();
    await (await fetch(`${url}/health/live`)).arrayBuffer();
    waits.push(performance.now() - begin);
    await sleep(10);
  } while (!state.isOver);
  return waits;
}

async function register(server: BuiltServer): Promise<ApiClient> {
  const username = `u${crypto.randomUUID().slice(0, 12)}`;
  const email = `${username}@wayfare.test`;
  const account = { username, email, password: 'correct horse', fullName: 'Sam', role: 'employer', companyName: 'Inn' };
  return new ApiClient(server.url).register(account);
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
