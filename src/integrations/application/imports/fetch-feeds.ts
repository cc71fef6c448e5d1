import { Actors } from '../../../shared/application/actors.js';
import { ScheduledTask } from '../../../shared/application/background/scheduled-task.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { ImportRunning } from '../../domain/integration-errors.js';
import { BrokenFeed } from '../../domain/listing-import.js';
import { FeedReader, ImportAddresses, type DueAddress } from '../ports/import-address.js';
import { ListingPublisher } from '../ports/listing-publisher.js';
import { ImportedListings } from '../ports/imports.js';
import { ReceiveImport } from './receive-import.js';

/** Addresses per run. */
const BATCH = 50;

const NO_VERSION = { etag: null, lastModified: null };

/** Fetches employers' feeds every six hours, except those of suspended employers. */
@UseCase()
export class FetchFeeds {
  constructor(
    private readonly actors: Actors,
    private readonly addresses: ImportAddresses,
    private readonly listings: ImportedListings,
    private readonly publisher: ListingPublisher,
    private readonly reader: FeedReader,
    private readonly receive: ReceiveImport,
  ) {}

  @ScheduledTask('import-addresses', '*/15 * * * *')
  async execute(): Promise<void> {
    for (const address of await this.addresses.due(BATCH)) await this.fetch(address);
  }

  /** Whether an unchanged feed can be skipped: not if it would close a listing that was missing once, or renew one. */
  private async canSkipUnchanged(userId: number): Promise<boolean> {
    const listings = await this.listings.of(userId);
    const ending = new Set(await this.publisher.renewable(userId));
    return listings.every(({ missing, jobId }) => missing !== 1 && !ending.has(jobId));
  }

  private async fetch({ userId, url, ...version }: DueAddress): Promise<void> {
    if (!(await this.actors.find(userId))) return;
    try {
      const found = await this.reader.read(url, (await this.canSkipUnchanged(userId)) ? version : NO_VERSION);
      if (found) await this.receive.execute({ userId, source: 'address', feed: found.feed });
      await this.addresses.markChecked(userId, null, found?.version);
    } catch (error) {
      const fault =
        error instanceof BrokenFeed || error instanceof ImportRunning ? error.message : 'The feed could not be read.';
      await this.addresses.markChecked(userId, fault);
    }
  }
}
