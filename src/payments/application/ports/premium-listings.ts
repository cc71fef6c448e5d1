/** A listing that may be paid for. */
export type PremiumListing = {
  readonly employerId: number;
  readonly title: string;
  /** Whether its employer requests premium that has not been paid for or granted. */
  readonly isPayable: boolean;
};

/** Changes premium within the current transaction. */
export abstract class PremiumListings {
  /** Locks the listing until the transaction ends. Always lock a listing before its payment, to avoid deadlocks. */
  abstract lock(jobId: number): Promise<PremiumListing | undefined>;

  /** Makes a listing premium; returns false if that is no longer wanted. */
  abstract grant(jobId: number): Promise<boolean>;

  /** Revokes premium after a refund. */
  abstract revoke(jobId: number): Promise<void>;
}
