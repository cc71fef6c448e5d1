/** What other modules may know of a listing. */
export type Listing = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** Whether everybody may see its page: approved and not archived, past its end or not. */
  readonly isVisible: boolean;
  /** Whether it takes applications now: visible and not past its end. */
  readonly isOpen: boolean;
};

/** The listings, for other modules. */
export abstract class Listings {
  /** In whatever state it is. */
  abstract find(jobId: number): Promise<Listing | undefined>;
}
