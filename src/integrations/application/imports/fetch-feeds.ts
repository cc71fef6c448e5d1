import { said } from '#shared/domain/words.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { TooBusy } from '#shared/application/limits/too-busy.js';
import { UseCase } from '#shared/application/use-case.js';
import { ImportRunning } from '../../domain/integration-errors.js';
import { BrokenFeed } from '../../domain/listing-import.js';
import { FeedReader, ImportAddresses, type DueAddress } from '../ports/import-address.js';
import { ImportedListings } from '../ports/imports.js';
import { ListingPublisher } from '../ports/listing-publisher.js';
import { PostingRights } from '../ports/posting-rights.js';
import { FetchAllowance } from './fetch-allowance.js';
import { ReceiveImport } from './receive-import.js';

/** Addresses fetched at the same time. */
const AT_ONCE = 8;
/** Milliseconds in which a feed should arrive. */
const SLOW = 60_000;

const NO_VERSION = { etag: null, lastModified: null };

/** Fetches employers' feeds every six hours, except those of employers who may not post. */
@UseCase()
export class FetchFeeds {
  constructor(
    private readonly addresses: ImportAddresses,
    private readonly listings: ImportedListings,
    private readonly publisher: ListingPublisher,
    private readonly reader: FeedReader,
    private readonly receive: ReceiveImport,
    private readonly rights: PostingRights,
    private readonly allowance: FetchAllowance,
  ) {}

  @ScheduledTask('import-addresses', '*/15 * * * *')
  async execute(): Promise<void> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.fetchWhileDue()));
  }

  /** Goes on with the next address as soon as one is done, so that a slow one takes only one place. */
  private async fetchWhileDue(): Promise<void> {
    for (;;) {
      const address = await this.addresses.nextDue();
      if (!address) return;
      if ((await this.rights.problem(address.userId, null)) === undefined) await this.fetch(address);
    }
  }

  /** Whether an unchanged feed can be skipped: not if it would close a listing that was missing once, or renew one. */
  private async canSkipUnchanged(userId: number): Promise<boolean> {
    const listings = await this.listings.of(userId);
    const ending = new Set(await this.publisher.renewable(userId));
    return listings.every(({ missing, jobId }) => missing !== 1 && !ending.has(jobId));
  }

  private async fetch({ userId, url, ...version }: DueAddress): Promise<void> {
    if (!(await this.allowance.take(userId))) {
      return this.addresses.markChecked(userId, { fault: FETCHED_TOO_OFTEN, isStrike: true });
    }
    const begin = Date.now();
    let arrived: number | undefined;
    try {
      const found = await this.reader.read(url, (await this.canSkipUnchanged(userId)) ? version : NO_VERSION);
      if (found) {
        const bytes = untilEnd(found.feed.bytes, () => (arrived = Date.now()));
        await this.receive.execute({ userId, source: 'address', feed: { ...found.feed, bytes } });
      }
      const isStrike = (arrived ?? Date.now()) - begin > SLOW;
      if (!isStrike) await this.allowance.forgive(userId);
      await this.addresses.markChecked(userId, { fault: null, isStrike, version: found?.version });
    } catch (error) {
      // These are not the fault of the address.
      const isOurs = error instanceof ImportRunning || error instanceof TooBusy;
      if (isOurs) await this.allowance.forgive(userId);
      const fault = isOurs || error instanceof BrokenFeed ? error.message : said('The feed could not be read.');
      await this.addresses.markChecked(userId, { fault, isStrike: !isOurs });
    }
  }
}

const FETCHED_TOO_OFTEN = 'The feed failed or was read too often today. It is read again tomorrow.';

async function* untilEnd(bytes: AsyncIterable<Uint8Array>, ended: () => void): AsyncGenerator<Uint8Array, void> {
  yield* bytes;
  ended();
}
