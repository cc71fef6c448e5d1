import { UseCase } from '../../../shared/application/use-case.js';
import type { FeedRecord } from '../../domain/feed-record.js';
import { listingOf } from '../../domain/imported-listing.js';
import { ImportRunning } from '../../domain/integration-errors.js';
import { BrokenFeed, reasonToStop, type ImportSource } from '../../domain/listing-import.js';
import { ImportedListings, Imports, type StagedListing } from '../ports/imports.js';

/** Listings per insert. */
const BATCH = 200;

type ReceiveImportCommand = {
  readonly userId: number;
  readonly source: ImportSource;
  /** Throws `BrokenFeed` if the feed is invalid. */
  readonly records: AsyncIterable<FeedRecord>;
};

/**
 * Stages a complete feed before any listing is changed. An empty or much smaller feed has to be confirmed.
 * @throws ImportRunning
 */
@UseCase()
export class ReceiveImport {
  constructor(
    private readonly imports: Imports,
    private readonly listings: ImportedListings,
  ) {}

  /** Returns the id of the import. */
  async execute({ userId, source, records }: ReceiveImportCommand): Promise<number> {
    const id = await this.imports.begin(userId, source);
    if (id === undefined) throw new ImportRunning();
    let received = 0;
    try {
      let batch: StagedListing[] = [];
      for await (const record of records) {
        received += 1;
        batch.push({ ...listingOf(record), position: received });
        if (batch.length < BATCH) continue;
        await this.imports.stage(id, batch);
        batch = [];
      }
      await this.imports.stage(id, batch);
    } catch (error) {
      const problem = error instanceof BrokenFeed ? error.message : 'The feed did not arrive completely.';
      await this.imports.halt(id, 'failed', received, problem);
      if (error instanceof BrokenFeed) return id;
      throw error;
    }
    const known = (await this.listings.of(userId)).filter(({ missing }) => missing === 0).length;
    const problem = reasonToStop(received, known);
    if (problem === undefined) await this.imports.enqueue(id, received);
    else await this.imports.halt(id, 'stopped', received, problem);
    return id;
  }
}
