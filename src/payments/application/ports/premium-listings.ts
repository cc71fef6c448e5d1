/** A listing that may be paid for. */
export type PremiumListing = {
  readonly employerId: number;
  readonly title: string;
  /** Whether its employer asks for premium that nobody has paid for or granted. */
  readonly isPayable: boolean;
};

/** What payments change about listings; inside the open transaction. */
export abstract class PremiumListings {
  /** Nobody else changes the listing until the transaction ends. Payments are locked after their listing, never before. */
  abstract lock(jobId: number): Promise<PremiumListing | undefined>;

  /** Makes a listing premium; false where that is not wanted any more. */
  abstract grant(jobId: number): Promise<boolean>;

  /** Takes premium away, as its money went back. */
  abstract end(jobId: number): Promise<void>;
}
