import type { JobCard } from './job-card.js';

/** A listing saved by a job seeker. */
export type Bookmark = { readonly id: number; readonly jobId: number; readonly createdAt: Date };

export type BookmarkedJob = Bookmark & { readonly job: JobCard };

/** Stores the listings that job seekers save. */
export abstract class Bookmarks {
  /** Returns the existing bookmark, with `isNew` false, for a listing that is already saved. */
  abstract save(userId: number, jobId: number, now: Date): Promise<{ bookmark: Bookmark; isNew: boolean }>;

  /** Returns whether the user had that bookmark. */
  abstract remove(userId: number, bookmarkId: number): Promise<boolean>;
}
