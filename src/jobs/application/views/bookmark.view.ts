import type { JobCardBody } from './job-card.view.js';

export class BookmarkBody {
  readonly id!: number;
  readonly jobId!: number;
  readonly createdAt!: Date;
}

/** A saved listing that can no longer be read. */
export class UnavailableBookmarkBody extends BookmarkBody {
  /** As last approved */
  readonly title!: string;
  readonly company!: string;
}

export class BookmarkedJobBody extends BookmarkBody {
  readonly job!: JobCardBody;
}
