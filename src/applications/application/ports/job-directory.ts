/** What applying and reviewing need to know of a listing. */
export type ListedJob = {
  readonly id: number;
  readonly employerId: number;
  /** Whether it takes applications now. */
  readonly isOpen: boolean;
};

/** The listings for which people apply, in whatever state. */
export abstract class JobDirectory {
  abstract find(jobId: number): Promise<ListedJob | undefined>;

  /** The same, locked inside the open transaction: no one can archive or change it until that ends. */
  abstract lock(jobId: number): Promise<ListedJob | undefined>;
}
