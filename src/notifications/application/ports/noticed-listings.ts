/** Listings, and whose they are. */
export abstract class NoticedListings {
  abstract find(jobId: number): Promise<{ readonly employerId: number } | undefined>;
}
