import { Injectable } from '@nestjs/common';
import { Database, prepared } from '../../../shared/adapters/postgres/database.js';

/** Fewer than a run takes minutes for. */
const AT_ONCE = 1_000;

const FIND = prepared(`
  select w.id as "webhookId", job.id as "jobId", job.title, job.closes_at as "closesAt"
  from webhook w join job on job.employer_id = w.user_id
  where w.events ? 'listing.closed' and w.ended_at is null and w.created_at < job.closes_at
    and job.closes_at between now() - interval '2 days' and now()
    and job.approved_at is not null and job.archived_at is null
    and not exists (
      select from webhook_delivery told
      where told.webhook_id = w.id and told.job_id = job.id and told.type = 'listing.closed'
        and told.occurred_at = job.closes_at
    )
  order by job.closes_at
  limit ${AT_ONCE}`);

/** A listing whose time ran out, and a webhook that has to tell so. */
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
