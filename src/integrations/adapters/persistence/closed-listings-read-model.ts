import { Injectable } from '@nestjs/common';
import { hasClosed } from '#jobs';
import { Database, prepared } from '#platform/postgres/database.js';

/** Keeps a run well below its interval. */
const BATCH = 1_000;

const FIND = prepared(`
  select w.id as "webhookId", job.id as "jobId", job.title, job.closes_at as "closesAt"
  from webhook w join job on job.employer_id = w.user_id
  where w.events ? 'listing.closed' and w.ended_at is null and w.created_at < job.closes_at
    and job.closes_at between now() - interval '2 days' and now()
    and ${hasClosed('now()')}
    and not exists (
      select from webhook_delivery d
      where d.webhook_id = w.id and d.job_id = job.id and d.type = 'listing.closed'
        and d.occurred_at = job.closes_at
    )
  order by job.closes_at
  limit ${BATCH}`);

/** A listing that has expired, and a webhook to notify. */
type ClosedListing = {
  readonly webhookId: number;
  readonly jobId: number;
  readonly title: string;
  readonly closesAt: Date;
};

/** Read model: webhooks with the listings of their employers. */
@Injectable()
export class ClosedListingsReadModel {
  constructor(private readonly database: Database) {}

  find(): Promise<readonly ClosedListing[]> {
    return this.database.query<ClosedListing>(FIND);
  }
}
