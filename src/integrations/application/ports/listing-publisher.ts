import type { ImportedForm } from '../../domain/imported-listing.js';

/** Posts and changes listings on behalf of employers. */
export abstract class ListingPublisher {
  abstract post(employerId: number, form: ImportedForm): Promise<number>;
  abstract edit(employerId: number, jobId: number, form: ImportedForm): Promise<void>;
  abstract close(employerId: number, jobId: number): Promise<void>;
  abstract reopen(employerId: number, jobId: number): Promise<void>;

  /** Why the job form rejects a listing; undefined if it does not. */
  abstract problemWith(employerId: number, form: ImportedForm, isNew: boolean): Promise<string | undefined>;

  /** Ids of the employer's listings that can be renewed now. */
  abstract renewable(employerId: number): Promise<readonly number[]>;
  abstract renew(employerId: number, jobId: number): Promise<void>;
}

/** The profiles of employers. */
export abstract class EmployerDirectory {
  abstract publicEmployer(
    employerId: number,
  ): Promise<{ readonly isTrusted: boolean; readonly companyName: string } | undefined>;
}
