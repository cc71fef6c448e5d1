import { Client } from 'pg';
import { eventually } from '../../support/eventually.js';
import { manyListings } from '../../support/mothers/many-listings.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { openCursors } from '../applications/export-download.js';

const LISTINGS = 100_000;
const FEED = '/feeds/indeed.xml';
const MEGABYTE = 1024 ** 2;

describe('a feed of 100,000 listings', () => {
  let server: TestServer;
  let database: Client;
  const download = (path = FEED, signal?: AbortSignal): Promise<Response> =>
    fetch(server.url + path, { headers: { 'accept-encoding': 'identity' }, signal });

  beforeAll(async () => {
    server = await startTestServer();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    await manyListings(server.databaseUrl, (await server.employer()).user.id, LISTINGS);
  });
  afterAll(async () => {
    await database.end();
    await server.stop();
  });

  it.each(['indeed', 'jooble', 'linkedin'])('takes less than 10 s of processor time and 150 MB: %s', async (name) => {
    const before = process.memoryUsage().rss;
    let peak = 0;
    let bytes = 0;
    let jobs = 0;
    let rest = '';
    const begin = performance.now();
    const usage = process.cpuUsage();
    for await (const part of (await download(`/feeds/${name}.xml`)).body ?? []) {
      bytes += part.length;
      const text = rest + Buffer.from(part).toString('latin1');
      jobs += text.split('</job>').length - 1;
      rest = text.slice(-5);
      peak = Math.max(peak, process.memoryUsage().rss - before);
    }
    const { user, system } = process.cpuUsage(usage);
    const processor = (user + system) / 1_000_000;
    const [seconds, size, memory] = [(performance.now() - begin) / 1000, bytes / MEGABYTE, peak / MEGABYTE];
    process.stdout.write(
      `${name}: ${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processor time), ${Math.round(size)} MB, ${Math.round(memory)} MB more memory\n`,
    );
    expect(jobs).toBe(LISTINGS);
    expect(processor).toBeLessThan(10);
    expect(peak).toBeLessThan(150 * MEGABYTE);
    await eventually(async () => expect(await openCursors(database)).toEqual([]));
  });

  it('lets four readers who stop reading hold cursors, queues two and refuses more', async () => {
    const leave = new AbortController();
    const slow = await Promise.all(Array.from({ length: 4 }, () => download(FEED, leave.signal)));
    expect(slow.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await openCursors(database)).toHaveLength(4);
    const waiting = [download(FEED, leave.signal), download(FEED, leave.signal)];
    const refused = Promise.race([...waiting, download()]);
    expect([(await refused).status, (await refused).headers.get('retry-after')]).toEqual([503, '5']);
    leave.abort();
    await Promise.allSettled(waiting);
    await eventually(async () => expect(await openCursors(database)).toEqual([]));
    expect((await fetch(server.url + FEED, { method: 'HEAD' })).status).toBe(200);
  });
});
