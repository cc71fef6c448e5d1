import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { Bookmarks, type Bookmark } from '../../application/ports/bookmarks.js';
import { JobNotFound } from '../../domain/job-errors.js';

const INSERT = prepared(`
  insert into bookmark (job_id, user_id, created_at)
  select job.id, $1, $3 from job where job.id = $2
  on conflict (user_id, job_id) do nothing
  returning id, job_id as "jobId", created_at as "createdAt"`);

const ONE = prepared(
  `select id, job_id as "jobId", created_at as "createdAt" from bookmark where user_id = $1 and job_id = $2`,
);

const DELETE = prepared('delete from bookmark where user_id = $1 and id = $2 returning id');

/** Stores bookmarks in PostgreSQL; a unique index allows one per user and listing. */
@Injectable()
export class SqlBookmarks implements Bookmarks {
  constructor(private readonly database: Database) {}

  async save(userId: number, jobId: number, now: Date): Promise<{ bookmark: Bookmark; isNew: boolean }> {
    const made = await this.database.first<Bookmark>(INSERT, [userId, jobId, now]);
    if (made) return { bookmark: made, isNew: true };
    const known = await this.database.first<Bookmark>(ONE, [userId, jobId]);
    if (!known) throw new JobNotFound();
    return { bookmark: known, isNew: false };
  }

  remove(userId: number, bookmarkId: number): Promise<boolean> {
    return this.database.affects(DELETE, [userId, bookmarkId]);
  }
}
