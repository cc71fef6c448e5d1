import type { Page, PageRequest } from '#shared/application/page.js';
import type { CompanyReach } from '#shared/domain/actor.js';
import type { JobState } from '../../domain/job-state.js';
import type { Decision } from '../../domain/statement.js';
import type { BookmarkedJob } from './bookmarks.js';
import type { JobView } from './job-view.js';
import type { JobCard } from './job-card.js';

export type EmployerJobView = JobView & { readonly applicationCount: number };

/** The listings of a hotel, or all. */
export type OwnListingsFilter = PageRequest & { readonly workplaceId?: number };

/** Listings in one state or all states, whose title or company contains the keywords. */
export type JobFilterForAdmins = PageRequest & {
  readonly state: JobState | 'all';
  readonly keywords?: string;
  /** Decides which listings are closed. */
  readonly now: Date;
};

/** A decision of an admin, with the title of the listing at the time. */
export type ListingDecision = Decision & {
  /** The reason as a sentence. */
  readonly sentence: string | null;
  readonly id: number;
  /** Null once the listing has been deleted. */
  readonly jobId: number | null;
  readonly title: string;
  readonly employerId: number;
};

/** Public details of the company behind a listing. */
export type Company = { readonly logo: string | null; readonly website: string | null };

/** Listings on a company page. */
export const COMPANY_JOBS = 50;

/** The content of a company page. */
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
  /** The domain that an unverified company controls. */
  readonly controlledDomain: string | null;
  readonly repliesWithinDays: number | null;
  /** All open listings. */
  readonly jobCount: number;
  /** Approved hotels, by name. */
  readonly workplaces: readonly {
    readonly id: number;
    readonly name: string;
    readonly location: string;
    readonly logo: string | null;
    readonly jobCount: number;
  }[];
  /** The newest `COMPANY_JOBS` open listings. */
  readonly jobs: readonly JobCard[];
};

/** A saved listing that its employer archived or our team removed. */
export type UnavailableBookmark = Pick<BookmarkedJob, 'id' | 'jobId' | 'createdAt'> &
  Pick<JobView, 'title' | 'company'>;

/** An open listing, with the time its current text was published. */
export type SitemapEntry = { readonly id: number; readonly changedAt: Date };

/** The parts of a company page's URL. */
export type CompanyAddress = Pick<CompanyPage, 'employerId' | 'companyName'>;

/** A published listing that is open or has ended. */
export type EndedOrOpenJob = Pick<JobView, 'id' | 'title' | 'company' | 'location'> & {
  /** The first instant at which nobody could apply; null while it is open. */
  readonly endedAt: Date | null;
};

/** Number of ids covered by one part of the sitemap; part `n` starts at id `n * SITEMAP_PART`. */
export const SITEMAP_PART = 20_000;

/** Queries about listings, except the search. Callers are responsible for access control. */
export abstract class JobQueries {
  /** A listing as everyone reads it; before its first approval, as it was written. */
  abstract find(id: number): Promise<JobView | undefined>;

  /** A listing as its employer last wrote it, for its employer and admins. */
  abstract managed(id: number): Promise<JobView | undefined>;

  /** The last approved text of a listing that was sent back to its employer, or waits for another approval since. */
  abstract lastApproved(id: number): Promise<JobView | undefined>;

  /** A published listing that is open, has closed, or that its employer archived, unless our team has removed it. */
  abstract endedOrOpen(id: number, now: Date): Promise<EndedOrOpenJob | undefined>;

  /** Whether the user applied for or saved the listing. */
  abstract isFollowed(id: number, userId: number): Promise<boolean>;

  /** The newest 50 decisions about a listing, newest first. */
  abstract decisionsAbout(id: number): Promise<readonly ListingDecision[]>;

  /** The listings within the reach of a member in every state, newest first. */
  abstract ofEmployer(reach: CompanyReach, filter: OwnListingsFilter): Promise<Page<EmployerJobView>>;

  /** Listings awaiting approval, and premium requests that need an admin; oldest first. */
  abstract awaitingAdmin(page: PageRequest): Promise<Page<JobView>>;

  /** Newest first. */
  abstract forAdmins(filter: JobFilterForAdmins): Promise<Page<JobView>>;

  /**
   * Saved listings that are still published, or were sent back to their employers.
   * Newest bookmark first.
   */
  abstract bookmarked(userId: number, page: PageRequest): Promise<Page<BookmarkedJob>>;

  /** Saved listings that can no longer be read, with their last approved titles; the latest 100 bookmarks. */
  abstract unavailableBookmarks(userId: number): Promise<readonly UnavailableBookmark[]>;

  abstract company(employerId: number): Promise<Company | undefined>;

  /** Undefined until one of the company's listings has been approved. */
  abstract companyPage(employerId: number, now: Date): Promise<CompanyPage | undefined>;

  /** Employers with open listings. */
  abstract hiringCompanies(now: Date): Promise<readonly CompanyAddress[]>;

  /** Parts of the sitemap that contain open listings. */
  abstract sitemapParts(now: Date): Promise<readonly number[]>;

  /** The open listings of one part, ordered by id. */
  abstract sitemapPart(part: number, now: Date): Promise<readonly SitemapEntry[]>;
}
