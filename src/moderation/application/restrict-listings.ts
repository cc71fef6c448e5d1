import { UseCase } from '#shared/application/use-case.js';
import { DomainError } from '#shared/domain/domain-error.js';
import type { RestrictionOutcome } from '../domain/report.js';
import { ListingRestrictions } from './ports/listings.js';
import type { RestrictedJobsBody, UnrestrictedJobBody } from './restricted-jobs.view.js';

/** Listings per request. */
export const MAX_RESTRICTIONS = 100;

type RestrictListingsCommand = {
  /** With the versions that the admin reviewed. */
  readonly listings: readonly { readonly id: number; readonly version: number }[];
  readonly outcome: RestrictionOutcome;
  readonly reason: string | null | undefined;
  readonly text: string | null | undefined;
};

/**
 * Rejects or archives several listings with one explanation, each in its own transaction; for admins. Listings that
 * were changed or decided on in the meantime are skipped.
 * @throws InvalidFields
 */
@UseCase()
export class RestrictListings {
  constructor(private readonly restrictions: ListingRestrictions) {}

  async execute({ listings, outcome, reason, text }: RestrictListingsCommand): Promise<RestrictedJobsBody> {
    const restricted: number[] = [];
    const skipped: UnrestrictedJobBody[] = [];
    for (const [jobId, version] of new Map(listings.map((listing) => [listing.id, listing.version]))) {
      try {
        const versions = [version];
        if (outcome === 'archived') await this.restrictions.takeDown({ jobId, versions, statement: { reason, text } });
        else await this.restrictions.reject({ jobId, versions, reason, text });
        restricted.push(jobId);
      } catch (error) {
        if (!(error instanceof DomainError) || error.kind === 'invalid') throw error;
        skipped.push({ id: jobId, message: error.message });
      }
    }
    return { restricted, skipped };
  }
}
