type ListingSummary = { readonly employerId: number; readonly title: string };

/** Listings in any state. */
export abstract class ListingDirectory {
  abstract find(jobId: number): Promise<ListingSummary | undefined>;
}
