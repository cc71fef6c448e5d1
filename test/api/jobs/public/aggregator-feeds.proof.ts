import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../support/database/database.js';
import { eventually } from '../../../support/eventually.js';
import { manyListings } from '../../../support/rows/many-listings.js';
import { peakMemory, residentMemory } from '../../../support/processes/resident-memory.js';
import { startBuiltServer, type BuiltServer } from '../../../support/server/built-server.js';
import { openCursors } from '../../applications/export-download.js';

const LISTINGS = 100_000;
const FEED = '/feeds/indeed.xml';
/** Megabytes of memory that a download may add. */
const MAX_EXTRA = 150;
const MEGABYTE = 1024 ** 2;
const TICKS_A_SECOND = 100;

describe('a feed of 100,000 listings', () => {
  let fresh: FreshDatabase;
  let database: Client;
  let server: BuiltServer;
  const download = (path = FEED, signal?: AbortSignal): Promise<Response> =>
    fetch(server.url + path, { headers: { 'accept-encoding': 'identity' }, signal });

  beforeAll(async () => {
    fresh = await freshDatabase();
    database = new Client({ connectionString: fresh.url });
    await database.connect();
    const { rows } = await database.query<{ id: number }>(
      `insert into user_account (username, username_key, username_skeleton, email, email_key, full_name, role, created_at)
       values ('feeds', 'feeds', 'feeds', 'feeds@crowd.test', 'feeds@crowd.test', 'Feeds', 'employer', now()) returning id`,
    );
    await manyListings(fresh.url, rows[0]?.id ?? 0, LISTINGS);
    server = await startBuiltServer({ DATABASE_URL: fresh.url, SCHEDULES: 'false', LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    await server.stop();
    await database.end();
    await fresh.drop();
  });

  it.each(['indeed', 'jooble', 'linkedin'])(
    `is sent whole with at most ${MAX_EXTRA} MB more memory: %s`,
    async (name) => {
      const [memory, begin, ticks] = [residentMemory(server.pid), performance.now(), ticksOf(server.pid)];
      const { peak, result } = await peakMemory(server.pid, () => drain(`/feeds/${name}.xml`));
      const processor = (ticksOf(server.pid) - ticks) / TICKS_A_SECOND;
      const seconds = (performance.now() - begin) / 1000;
      process.stdout.write(
        `${name}: ${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processor time), ${Math.round(result.bytes / MEGABYTE)} MB sent, ${Math.round(peak - memory)} MB more memory\n`,
      );
      expect(result.jobs).toBe(LISTINGS);
      expect(peak - memory).toBeLessThan(MAX_EXTRA);
      await eventually(async () => expect(await openCursors(database)).toEqual([]));
    },
  );

  it('allows four stalled readers, queues two and rejects more', async () => {
    const controller = new AbortController();
    const slow = await Promise.all(Array.from({ length: 4 }, () => download(FEED, controller.signal)));
    expect(slow.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await openCursors(database)).toHaveLength(4);
    const waiting = [download(FEED, controller.signal), download(FEED, controller.signal)];
    const refused = Promise.race([...waiting, download()]);
    expect([(await refused).status, (await refused).headers.get('retry-after')]).toEqual([503, '5']);
    controller.abort();
    await Promise.allSettled(waiting);
    await eventually(async () => expect(await openCursors(database)).toEqual([]));
    expect((await fetch(server.url + FEED, { method: 'HEAD' })).status).toBe(200);
  });

  async function drain(path: string): Promise<{ bytes: number; jobs: number }> {
    let [bytes, jobs, rest] = [0, 0, ''];
    for await (const part of (await download(path)).body ?? []) {
      bytes += part.length;
      const text = rest + Buffer.from(part).toString('latin1');
      jobs += text.split('</job>').length - 1;
      rest = text.slice(-5);
    }
    return { bytes, jobs };
  }
});

/** Processor time used by a process, in ticks (Linux). */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
