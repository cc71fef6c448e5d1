import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatOf } from '#integrations/adapters/feeds/feed-format.js';
import { ProcessFeedParser } from '#integrations/adapters/feeds/process-feed-parser.js';
import type { StagedListing } from '#integrations/application/ports/imports.js';
import { BrokenFeed, FEED_LIMITS } from '#integrations/domain/listing-import.js';
import { readSettings } from '#platform/config/settings.js';

const MEGABYTE = 1024 ** 2;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield await Promise.resolve(bytes);
}

describe('ProcessFeedParser', () => {
  let folder: string;
  let parser: ProcessFeedParser;
  const parse = async (type: string, bytes: AsyncIterable<Uint8Array>): Promise<StagedListing[]> => {
    const listings: StagedListing[] = [];
    await parser.parse({ format: formatOf(type) ?? 'json', bytes }, 1, async (batch) => {
      listings.push(...(await Promise.resolve(batch)));
    });
    return listings;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayfare-feeds-'));
    parser = new ProcessFeedParser(readSettings({ DATA_DIR: folder }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['that cannot be read', '[{"title":', BrokenFeed],
    ['of too many listings', `[${'{},'.repeat(FEED_LIMITS.listings)}{}]`, BrokenFeed],
  ])('refuses a feed %s', async (_what, body, error) => {
    await expect(parse('application/json', once(Buffer.from(body)))).rejects.toThrow(error);
  });

  it('reads 15 MB of ordinary listings', async () => {
    const listing = { reference: '1', title: 'Front Desk Agent', description: 'x'.repeat(4_000) };
    const jobs = Array.from({ length: 3_700 }, (_, index) => ({ ...listing, reference: String(index) }));
    const listings = await parse('application/json', once(Buffer.from(JSON.stringify({ jobs }))));
    expect(listings).toHaveLength(jobs.length);
    expect(listings.at(-1)).toMatchObject({ position: 3_700, reference: '3699', problem: null });
  });

  it('stops receiving at 64 MB', async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array, void> {
      for (const chunk = Buffer.alloc(MEGABYTE, ' '); ; sent += 1) yield await Promise.resolve(chunk);
    }
    await expect(parse('text/csv', endless())).rejects.toThrow('The feed is larger than 64 MB.');
    expect(sent).toBe(64);
  });

  it('takes nothing of a feed that does not arrive completely', async () => {
    async function* broken(): AsyncGenerator<Uint8Array, void> {
      yield await Promise.resolve(Buffer.from('reference\n1\n'));
      throw new Error('The sender is gone.');
    }
    await expect(parse('text/csv', broken())).rejects.toThrow('The sender is gone.');
  });
});
