import { UseCase } from '../../../shared/application/use-case.js';
import { DomainError } from '../../../shared/domain/domain-error.js';
import { ImportRunning } from '../../domain/integration-errors.js';
import { BrokenFeed, reasonToStop, type ImportSource } from '../../domain/listing-import.js';
import { FeedParser, type SentFeed } from '../ports/feed-parser.js';
import { ImportedListings, Imports } from '../ports/imports.js';

type ReceiveImportCommand = {
  readonly userId: number;
  readonly source: ImportSource;
  /** The API key that sent the feed. */
  readonly apiKeyId?: number | undefined;
  readonly feed: SentFeed;
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
    private readonly parser: FeedParser,
  ) {}

  /** Returns the id of the import. */
  async execute({ userId, source, apiKeyId, feed }: ReceiveImportCommand): Promise<number> {
    const id = await this.imports.begin(userId, source, apiKeyId ?? null);
    if (id === undefined) throw new ImportRunning();
    let received = 0;
    try {
      await this.parser.parse(feed, userId, async (listings) => {
        await this.imports.stage(id, listings);
        received += listings.length;
      });
    } catch (error) {
      const isKnown = error instanceof BrokenFeed || error instanceof DomainError;
      const problem = isKnown ? error.message : 'The feed did not arrive completely.';
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
