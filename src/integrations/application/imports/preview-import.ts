import { UseCase } from '#shared/application/use-case.js';
import { ImportNotFound } from '../../domain/integration-errors.js';
import type { PreviewOutcome } from '../../domain/listing-import.js';
import { ImportedListings, Imports, type KnownListing, type StagedListing } from '../ports/imports.js';
import { ListingPublisher } from '../ports/listing-publisher.js';
import { problemWith } from './import-report.js';
import { PostingAllowance } from './posting-allowance.js';

/** Listings per page. */
const PAGE = 50;

/** What confirming an import will do with a listing. */
export type PreviewedListing = Pick<StagedListing, 'position' | 'reference' | 'form' | 'notes'> & {
  readonly outcome: PreviewOutcome;
  /** Why it will be refused. */
  readonly problem: string | null;
};

export type ImportPreview = {
  readonly listings: readonly PreviewedListing[];
  /** The position after which the next page begins; null on the last one. */
  readonly next: number | null;
  /** How many new listings will be posted today, the first ones of the feed; null for all. */
  readonly postsToday: number | null;
};

/**
 * Shows what confirming an import would do, without changing anything.
 * @throws ImportNotFound for one that is not waiting for confirmation
 */
@UseCase()
export class PreviewImport {
  constructor(
    private readonly imports: Imports,
    private readonly listings: ImportedListings,
    private readonly publisher: ListingPublisher,
    private readonly allowance: PostingAllowance,
  ) {}

  async execute(userId: number, importId: number, after: number): Promise<ImportPreview> {
    if ((await this.imports.find(userId, importId))?.state !== 'stopped') throw new ImportNotFound();
    const known = new Map((await this.listings.of(userId)).map((listing) => [listing.reference, listing]));
    const repeated = new Set(await this.imports.repeated(importId));
    const page = await this.imports.staged(importId, after, PAGE);
    const listings = page.map((listing) =>
      this.judge(listing, repeated.has(listing.position), known.get(listing.reference)),
    );
    const left = await this.allowance.left(userId);
    return {
      listings,
      next: page.length < PAGE ? null : (page.at(-1)?.position ?? null),
      postsToday: Number.isFinite(left) ? left : null,
    };
  }

  private judge(listing: StagedListing, isRepeated: boolean, known?: KnownListing): PreviewedListing {
    const { position, reference, form, notes } = listing;
    const isUnchanged = form !== null && known?.hash === this.listings.hashOf(form);
    const rejection = form === null || isUnchanged ? undefined : this.publisher.problemWith(form, !known);
    const problem = listing.problem ?? problemWith(reference, isRepeated) ?? rejection ?? null;
    const outcome = problem === null ? (isUnchanged ? 'keep' : known ? 'change' : 'post') : 'refuse';
    return { position, reference, form, notes, outcome, problem };
  }
}
