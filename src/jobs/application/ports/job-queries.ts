import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { JobState } from '../../domain/job-state.js';
import type { BookmarkedJob } from './bookmarks.js';
import type { JobCard } from './job-search.js';
import type { JobView } from './job-view.js';

export type EmployerJobView = JobView & { readonly applicationCount: number };

/** Listings in one state or in any, whose title or company contains the keywords. */
export type JobFilterForAdmins = PageRequest & {
  readonly state: JobState | 'all';
  readonly keywords?: string;
  /** Decides which listings are closed. */
  readonly now: Date;
};

/** What is public about the company behind a listing. */
export type Company = { readonly logo: string | null; readonly website: string | null };

/** How many listings a company page shows. */
export const COMPANY_JOBS = 50;

/** A company as its page shows it. */
export type CompanyPage = {
  readonly employerId: number;
  readonly companyName: string;
  readonly companyLogo: string | null;
  readonly companyWebsite: string | null;
  readonly industry: string | null;
  readonly companySize: string | null;
  readonly location: string | null;
  readonly about: string | null;
  readonly founded: string | null;
  readonly isTrusted: boolean;
  /** Open listings. */
  readonly jobCount: number;
  /** The newest `COMPANY_JOBS` of them. */
  readonly jobs: readonly JobCard[];
};

/** An open listing and when its current text was published. */
export type SitemapEntry = { readonly id: number; readonly changedAt: Date };

/** What the address of a company page is made of. */
export type CompanyAddress = Pick<CompanyPage, 'employerId' | 'companyName'>;

/** How many ids one part of the sitemap covers; part `n` starts at `n * SITEMAP_PART`. */
export const SITEMAP_PART = 20_000;

/** Queries about listings, except the search; callers check access. */
export abstract class JobQueries {
  abstract find(id: number): Promise<JobView | undefined>;

  /** A listing that waits for another approval, in its last approved text. */
  abstract lastApproved(id: number): Promise<JobView | undefined>;

  /** Whether the user applied for a listing or saved it. */
  abstract isFollowed(id: number, userId: number): Promise<boolean>;

  /** An employer's listings in every state, newest first. */
  abstract ofEmployer(employerId: number, page: PageRequest): Promise<Page<EmployerJobView>>;

  /** Listings to approve, and approved ones that ask for premium; oldest first. */
  abstract awaitingAdmin(page: PageRequest): Promise<Page<JobView>>;

  /** Newest first. */
  abstract forAdmins(filter: JobFilterForAdmins): Promise<Page<JobView>>;

  /**
   * The listings that a user saved and that are still published, or wait for another approval: those in their last
   * approved text. Newest bookmark first.
   */
  abstract bookmarked(userId: number, page: PageRequest): Promise<Page<BookmarkedJob>>;

  abstract company(employerId: number): Promise<Company | undefined>;

  /** A company of which a listing was approved. */
  abstract companyPage(employerId: number, now: Date): Promise<CompanyPage | undefined>;

  /** Employers with open listings. */
  abstract hiringCompanies(now: Date): Promise<readonly CompanyAddress[]>;

  /** The parts of the sitemap that have open listings. */
  abstract sitemapParts(now: Date): Promise<readonly number[]>;

  /** The open listings of one part, by id. */
  abstract sitemapPart(part: number, now: Date): Promise<readonly SitemapEntry[]>;
}
