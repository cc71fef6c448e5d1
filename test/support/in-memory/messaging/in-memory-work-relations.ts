import { WorkRelations } from '../../../../src/messaging/application/ports/work-relations.js';

type ListingFact = { readonly id: number; readonly employerId: number; readonly isOpen: boolean };
type ApplicationFact = { readonly id: number; readonly jobId: number; readonly jobSeekerId: number };

/** Listings and applications in arrays. */
export class InMemoryWorkRelations extends WorkRelations {
  constructor(
    private readonly listings: readonly ListingFact[],
    private readonly applications: readonly ApplicationFact[],
  ) {
    super();
  }

  override listing(jobId: number): Promise<ListingFact | undefined> {
    return Promise.resolve(this.listings.find(({ id }) => id === jobId));
  }

  override isHiring(employerId: number): Promise<boolean> {
    return Promise.resolve(this.listings.some((listing) => listing.employerId === employerId && listing.isOpen));
  }

  override async applicationBetween(
    employerId: number,
    jobSeekerId: number,
    jobId?: number,
  ): Promise<number | undefined> {
    const own = this.listings.filter((listing) => listing.employerId === employerId).map(({ id }) => id);
    return this.applications.findLast(
      (application) =>
        application.jobSeekerId === jobSeekerId &&
        own.includes(application.jobId) &&
        (jobId === undefined || application.jobId === jobId),
    )?.id;
  }
}
