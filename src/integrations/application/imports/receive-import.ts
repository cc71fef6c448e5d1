import { said } from '#shared/domain/words.js';
import { UseCase } from '#shared/application/use-case.js';
import { DomainError } from '#shared/domain/domain-error.js';
import { ImportRunning } from '../../domain/integration-errors.js';
import { BrokenFeed, MAX_UNREAD, reasonToStop, type ImportSource } from '../../domain/listing-import.js';
import { FeedParser, type ParsedListing, type SentFeed } from '../ports/feed-parser.js';
import { ImportedListings, Imports } from '../ports/imports.js';
import { EmployerDirectory } from '../ports/listing-publisher.js';

type ReceiveImportCommand = {
  readonly userId: number;
  readonly source: ImportSource;
  /** The API key that sent the feed. */
  readonly apiKeyId?: number | undefined;
  readonly feed: SentFeed;
  /** Whether the employer wants to see first what will be posted. */
  readonly isPreview?: boolean;
};

/** Why a feed that was sent for a preview waits. */
const TO_CONFIRM = 'Nothing has been posted yet. Check what will be posted, then confirm.';

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
    private readonly employers: EmployerDirectory,
  ) {}

  /** Returns the id of the import. */
  async execute({ userId, source, apiKeyId, feed, isPreview = false }: ReceiveImportCommand): Promise<number> {
    const id = await this.imports.begin(userId, source, apiKeyId ?? null);
    if (id === undefined) throw new ImportRunning();
    const company = (await this.employers.publicEmployer(userId))?.companyName ?? null;
    const unread = new Set<string>();
    let received = 0;
    try {
      await this.parser.parse(feed, userId, async (listings) => {
        await this.imports.stage(
          id,
          listings.map((listing) => withCompany(listing, company)),
        );
        for (const name of listings.flatMap((listing) => listing.unread))
          if (unread.size < MAX_UNREAD) unread.add(name);
        received += listings.length;
      });
      await this.imports.recordUnread(id, [...unread]);
    } catch (error) {
      const isKnown = error instanceof BrokenFeed || error instanceof DomainError;
      const problem = isKnown ? error.message : said('The feed did not arrive completely.');
      await this.imports.halt(id, 'failed', received, problem);
      if (error instanceof BrokenFeed) return id;
      throw error;
    }
    const known = (await this.listings.of(userId)).filter(({ missing }) => missing === 0).length;
    const problem = reasonToStop(received, known) ?? (isPreview ? TO_CONFIRM : undefined);
    if (problem === undefined) await this.imports.enqueue(id, received);
    else await this.imports.halt(id, 'stopped', received, problem);
    return id;
  }
}

/** Feeds of a single employer often leave out its name. */
function withCompany(listing: ParsedListing, company: string | null): ParsedListing {
  if (listing.form === null || listing.form.company !== null) return listing;
  return { ...listing, form: { ...listing.form, company } };
}
