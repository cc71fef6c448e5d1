/** What listings and applications have brought about between an employer and others. */
export abstract class WorkRelations {
  /** The employer of a listing, and whether it takes applications now. */
  abstract listing(jobId: number): Promise<{ employerId: number; isOpen: boolean } | undefined>;

  /** Whether any listing of the employer takes applications now. */
  abstract isHiring(employerId: number): Promise<boolean>;

  /** Id of the newest application of a job seeker to an employer; for one listing only where `jobId` is given. */
  abstract applicationBetween(employerId: number, jobSeekerId: number, jobId?: number): Promise<number | undefined>;
}
