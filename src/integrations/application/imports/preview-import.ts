import { UseCase } from '#shared/application/use-case.js';
import { ImportNotFound } from '../../domain/integration-errors.js';
import type { ImportedForm } from '../../domain/imported-listing.js';
import { ImportedListings, Imports, type KnownListing, type StagedListing } from '../ports/imports.js';
import { ListingPublisher } from '../ports/listing-publisher.js';
import type { ImportPreviewBody, PreviewedListingBody } from './import.view.js';
import { problemWith } from './import-report.js';
import { PostingAllowance } from './posting-allowance.js';

/** Listings per page. */
const PAGE = 50;

/** Listings that are judged at a time, because checking long ones takes milliseconds. */
const BATCH = 5;

/** Characters of a description, and of other texts, in a preview. */
const MAX_DESCRIPTION = 500;
const MAX_TEXT = 200;

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

  async execute(userId: number, importId: number, after: number): Promise<ImportPreviewBody> {
    if ((await this.imports.find(userId, importId))?.state !== 'stopped') throw new ImportNotFound();
    const known = new Map((await this.listings.of(userId)).map((listing) => [listing.reference, listing]));
    const repeated = new Set(await this.imports.repeated(importId));
    const listings: PreviewedListingBody[] = [];
    for (let last: number | undefined = after; last !== undefined && listings.length < PAGE;) {
      const batch = await this.imports.staged(importId, last, BATCH);
      for (const listing of batch) {
        const isRepeated = repeated.has(listing.position);
        listings.push(await this.judge(userId, listing, isRepeated, known.get(listing.reference)));
      }
      last = batch.at(-1)?.position;
    }
    const left = await this.allowance.left(userId);
    return {
      listings,
      next: listings.length < PAGE ? null : (listings.at(-1)?.position ?? null),
      postsToday: Number.isFinite(left) ? left : null,
    };
  }

  private async judge(
    userId: number,
    listing: StagedListing,
    isRepeated: boolean,
    known?: KnownListing,
  ): Promise<PreviewedListingBody> {
    const { position, reference, form, notes } = listing;
    const isUnchanged = form !== null && known?.hash === this.listings.hashOf(form);
    const rejection = form === null || isUnchanged ? undefined : await this.publisher.problemWith(userId, form, !known);
    const problem = listing.problem ?? problemWith(reference, isRepeated) ?? rejection ?? null;
    const outcome = problem === null ? (isUnchanged ? 'keep' : known ? 'change' : 'post') : 'refuse';
    return { position, reference, outcome, problem, notes, ...shown(form) };
  }
}

/** Of a listing that cannot be read, only its problem is known. */
function shown(form: ImportedForm | null) {
  return {
    title: start(form?.title),
    company: start(form?.company),
    location: start(form?.location),
    jobType: start(form?.jobType),
    category: start(form?.category),
    experience: start(form?.experience),
    salary: start(form?.salary),
    deadline: start(form?.deadline),
    description: start(form?.description, MAX_DESCRIPTION),
  };
}

function start(text: string | null | undefined, length = MAX_TEXT): string | null {
  return text?.slice(0, length).toWellFormed() ?? null;
}
