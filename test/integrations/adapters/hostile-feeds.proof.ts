import { formatOf } from '#integrations/adapters/feeds/feed-format.js';
import { readFeed } from '#integrations/adapters/feeds/reading/read-feed.js';
import { BrokenFeed, FEED_LIMITS } from '#integrations/domain/listing-import.js';
import { hostileFeeds } from '../../support/files/hostile-feeds.js';

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield await Promise.resolve(bytes);
}

// `npm run prove -- abuse` sends larger ones to a server.
describe('reading a hostile feed', () => {
  it.each(hostileFeeds(1).map((feed) => [feed.what, feed] as const))(
    'stays within bounds in %s',
    async (_what, feed) => {
      let [count, largest] = [0, 0];
      try {
        for await (const { fields } of readFeed(formatOf(feed.type) ?? 'json', once(Buffer.from(feed.body)))) {
          count += 1;
          largest = Math.max(largest, JSON.stringify(fields).length);
        }
      } catch (error) {
        if (!(error instanceof BrokenFeed)) throw error;
      }
      expect(count).toBeLessThanOrEqual(FEED_LIMITS.listings);
      expect(largest).toBeLessThan(2 * FEED_LIMITS.record);
    },
  );
});
