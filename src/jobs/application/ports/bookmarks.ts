import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { JobCard } from './job-search.js';

/** That a job seeker saved a listing. */
export type Bookmark = { readonly id: number; readonly jobId: number; readonly createdAt: Date };

/** A bookmark with what is needed to show its listing. */
export type BookmarkedJob = Bookmark & { readonly job: JobCard };

/** The listings that job seekers saved. */
export abstract class Bookmarks {
  /** Saves a listing. Saved already, even at the same moment: the one bookmark there is, and `isNew` false. */
  abstract save(userId: number, jobId: number, now: Date): Promise<{ bookmark: Bookmark; isNew: boolean }>;

  /** Whether the user had that bookmark, which is gone now. */
  abstract remove(userId: number, bookmarkId: number): Promise<boolean>;

  /** A user's bookmarks, newest first, of listings that can still be seen. */
  abstract page(userId: number, request: PageRequest): Promise<Page<BookmarkedJob>>;
}
