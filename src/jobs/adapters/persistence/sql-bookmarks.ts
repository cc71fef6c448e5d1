import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../shared/application/page.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '../../../shared/adapters/postgres/keyset-page.js';
import { Bookmarks, type Bookmark, type BookmarkedJob } from '../../application/ports/bookmarks.js';
import type { JobCard } from '../../application/ports/job-search.js';
import { JobNotFound } from '../../domain/job-errors.js';
import { JOB_CARD_COLUMNS } from './job-card-columns.js';
import { IS_PUBLISHED } from './job-state-sql.js';

const INSERT = {
  name: 'bookmark-insert',
  text: `
    insert into bookmark (job_id, user_id, created_at)
    select job.id, $1, $3 from job where job.id = $2
    on conflict (user_id, job_id) do nothing
    returning id, job_id as "jobId", created_at as "createdAt"`,
};

const ONE = {
  name: 'bookmark-of-job',
  text: `select id, job_id as "jobId", created_at as "createdAt" from bookmark where user_id = $1 and job_id = $2`,
};

const DELETE = { name: 'bookmark-delete', text: 'delete from bookmark where user_id = $1 and id = $2 returning id' };

const SHOWN = `
  from bookmark join job on job.id = bookmark.job_id
  where bookmark.user_id = $1 and ${IS_PUBLISHED}`;

const PAGE = {
  name: 'bookmark-page',
  text: `
    select bookmark.id as "bookmarkId", bookmark.created_at as "createdAt", ${JOB_CARD_COLUMNS}
    ${SHOWN} and ($2::timestamptz is null or (bookmark.created_at, bookmark.id) < ($2, $3::int))
    order by bookmark.created_at desc, bookmark.id desc
    limit $4`,
};

const COUNT = { name: 'bookmark-count', text: `select count(*)::int as total ${SHOWN}` };

type Row = JobCard & { readonly bookmarkId: number; readonly createdAt: Date };

const NEWEST_FIRST = {
  rows: PAGE,
  total: COUNT,
  key: TIME_AND_ID,
  keyOf: ({ createdAt, bookmarkId }: Row) => [createdAt, bookmarkId],
};

/** Bookmarks in PostgreSQL; that there is one of each is a unique index. */
@Injectable()
export class SqlBookmarks extends Bookmarks {
  constructor(private readonly database: Database) {
    super();
  }

  override async save(userId: number, jobId: number, now: Date): Promise<{ bookmark: Bookmark; isNew: boolean }> {
    const [made] = await this.database.query<Bookmark>(INSERT, [userId, jobId, now]);
    if (made) return { bookmark: made, isNew: true };
    const [known] = await this.database.query<Bookmark>(ONE, [userId, jobId]);
    if (!known) throw new JobNotFound();
    return { bookmark: known, isNew: false };
  }

  override async remove(userId: number, bookmarkId: number): Promise<boolean> {
    return (await this.database.query(DELETE, [userId, bookmarkId])).length > 0;
  }

  override async page(userId: number, request: PageRequest): Promise<Page<BookmarkedJob>> {
    const page = await keysetPage(this.database, { ...NEWEST_FIRST, values: [userId] }, request);
    const items = page.items.map(({ bookmarkId: id, createdAt, ...job }) => ({ id, jobId: job.id, createdAt, job }));
    return { ...page, items };
  }
}
