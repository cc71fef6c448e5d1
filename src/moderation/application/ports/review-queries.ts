import type { HintContext, HintedListing } from '../../domain/hints/hints.js';
import type { ReportReason } from '../../domain/report.js';

/** The texts of a listing that are compared with its last approved version. */
export type ListingTexts = Readonly<
  Record<
    | 'title'
    | 'company'
    | 'location'
    | 'department'
    | 'salary'
    | 'description'
    | 'requirements'
    | 'responsibilities'
    | 'benefits',
    string | null
  >
>;

export type CompanyCounts = {
  readonly listings: number;
  readonly published: number;
  readonly approved: number;
  readonly rejected: number;
  readonly takenDown: number;
  readonly reports: number;
};

/** A listing with background information for its review. */
export type ListingReview = {
  readonly listing: HintedListing & ListingTexts;
  readonly employerId: number;
  readonly context: HintContext;
  readonly approvedText: ListingTexts | null;
  readonly memberSince: Date;
  readonly isTrusted: boolean;
  readonly counts: CompanyCounts;
};

/** A company that has proven its domain and whose name an admin should check. */
export type CompanyName = {
  readonly employerId: number;
  /** Of its profile. */
  readonly version: number;
  readonly companyName: string;
  readonly companyWebsite: string | null;
  readonly domain: string;
  readonly memberSince: Date;
  readonly context: HintContext;
};

/** The open reports of one listing. */
export type ReportedJob = {
  readonly jobId: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
  readonly version: number;
  readonly isPublished: boolean;
  readonly count: number;
  readonly reports: readonly {
    readonly id: number;
    readonly reason: ReportReason;
    readonly text: string | null;
    readonly hasAccount: boolean;
    /** ISO 8601. */
    readonly reportedAt: string;
  }[];
};

/** Queries for admins who review listings. */
export abstract class ReviewQueries {
  /** A listing in any state. */
  abstract review(jobId: number): Promise<ListingReview | undefined>;

  /** The first page of company names to check, oldest accounts first. */
  abstract namesToCheck(): Promise<readonly CompanyName[]>;

  /** Listings with open reports, longest waiting first. */
  abstract reported(): Promise<readonly ReportedJob[]>;
}
