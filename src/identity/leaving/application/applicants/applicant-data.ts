import type { ApplicantDataBody } from './applicant-data.view.js';

/** A company and somebody who applied to it. */
export type OfApplicant = { readonly companyId: number; readonly jobSeekerId: number };

/** What companies hold about those who applied to them, across all modules. */
export abstract class ApplicantData {
  /** Undefined if the company holds nothing. */
  abstract held(applicant: OfApplicant): Promise<ApplicantDataBody | undefined>;

  /** Streams all of it as one archive. */
  abstract archive(applicant: OfApplicant): AsyncIterable<Uint8Array>;

  /** Makes further deletions of the same applicant's data wait until the transaction ends. */
  abstract lock(applicant: OfApplicant): Promise<void>;

  /** Deletes it within the open transaction. Returns the name of the company. */
  abstract erase(applicant: OfApplicant): Promise<string>;
}
