import type { ReportedJobBody } from '../report.view.js';
import type { CompanyNameBody, ExplanationBody, ListingHintsBody, ListingReviewBody } from '../review.view.js';

/** Queries for admins who review listings. */
export abstract class ReviewQueries {
  /** A listing in any state. */
  abstract review(jobId: number): Promise<ListingReviewBody | undefined>;

  /** The hints of the oldest listings that await an admin, in that order. */
  abstract awaiting(): Promise<readonly ListingHintsBody[]>;

  /** The latest explanations of restrictions, each once, newest first. */
  abstract explanations(): Promise<readonly ExplanationBody[]>;

  /** The first page of company names to check, oldest accounts first. */
  abstract namesToCheck(): Promise<readonly CompanyNameBody[]>;

  /** Listings with open reports, longest waiting first. */
  abstract reported(): Promise<readonly ReportedJobBody[]>;
}
