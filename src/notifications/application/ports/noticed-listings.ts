/** Listings: whose they are, and of which hotel. */
export abstract class NoticedListings {
  abstract find(
    jobId: number,
  ): Promise<{ readonly employerId: number; readonly workplaceId: number | null } | undefined>;
}
