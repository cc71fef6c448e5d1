import { Actors } from '../../shared/application/actors.js';
import { ScheduledTask } from '../../shared/application/background/scheduled-task.js';
import { UseCase } from '../../shared/application/use-case.js';
import { ImportRunning } from '../domain/integration-errors.js';
import { BrokenFeed } from '../domain/listing-import.js';
import { FeedReader, ImportAddresses, type DueAddress } from './ports/import-address.js';
import { ListingDesk } from './ports/listing-desk.js';
import { ImportedListings } from './ports/imports.js';
import { ReceiveImport } from './receive-import.js';

/** Addresses read in one run. */
const AT_ONCE = 50;

const NO_VERSION = { etag: null, lastModified: null };

/** Fetches employers' feeds every six hours, except those of suspended employers. */
@UseCase()
export class WatchAddresses {
  constructor(
    private readonly actors: Actors,
    private readonly addresses: ImportAddresses,
    private readonly listings: ImportedListings,
    private readonly desk: ListingDesk,
    private readonly reader: FeedReader,
    private readonly receive: ReceiveImport,
  ) {}

  @ScheduledTask('import-addresses', '*/15 * * * *')
  async execute(): Promise<void> {
    for (const address of await this.addresses.due(AT_ONCE)) await this.look(address);
  }

  /** Whether an unchanged feed says nothing new: it closes what it lacks a second time, and keeps open what would end. */
  private async isSettled(userId: number): Promise<boolean> {
    const listings = await this.listings.of(userId);
    const ending = new Set(await this.desk.renewable(userId));
    return listings.every(({ missing, jobId }) => missing !== 1 && !ending.has(jobId));
  }

  private async look({ userId, url, ...version }: DueAddress): Promise<void> {
    if (!(await this.actors.find(userId))) return;
    try {
      const found = await this.reader.read(url, (await this.isSettled(userId)) ? version : NO_VERSION);
      if (found) await this.receive.execute({ userId, source: 'address', records: found.records });
      await this.addresses.checked(userId, null, found?.version);
    } catch (error) {
      const fault =
        error instanceof BrokenFeed || error instanceof ImportRunning ? error.message : 'The feed could not be read.';
      await this.addresses.checked(userId, fault);
    }
  }
}
