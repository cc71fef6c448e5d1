/** What other modules know about a listing. */
export type Listing = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** Whether everyone can read its page, closed or not. */
  readonly isPublished: boolean;
  /** Whether it takes applications now. */
  readonly isOpen: boolean;
};

/** Listings for other modules. */
export abstract class Listings {
  /** A listing in any state. */
  abstract find(jobId: number): Promise<Listing | undefined>;

  /** The same, locked inside the open transaction: no one can archive or change it until that ends. */
  abstract lock(jobId: number): Promise<Listing | undefined>;
}
