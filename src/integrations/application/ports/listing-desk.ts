import type { ImportedForm } from '../../domain/imported-listing.js';

/** Posts and changes listings for their employers. */
export abstract class ListingDesk {
  abstract post(employerId: number, form: ImportedForm): Promise<number>;
  abstract edit(employerId: number, jobId: number, form: ImportedForm): Promise<void>;
  abstract close(employerId: number, jobId: number): Promise<void>;
  abstract reopen(employerId: number, jobId: number): Promise<void>;

  /** Ids of listings that end soon, or have ended, and that the employer could renew. */
  abstract renewable(employerId: number): Promise<readonly number[]>;
  abstract renew(employerId: number, jobId: number): Promise<void>;
}

/** How many listings an employer may still post today. */
export abstract class PostingAllowance {
  /** Counts one; false if there is none left. Employers that an admin trusts have no limit. */
  abstract take(employerId: number): Promise<boolean>;
}
