import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import type { Due } from '../../../shared/application/background/retention.js';
import { RejectedApplications } from '../../application/ports/rejected-applications.js';

/** Rejections older than the timelines count from the migration that introduced these, or from a later restore. */
const REJECTED = `
  select a.id, coalesce(
    (select max(e.occurred_at) from application_event e where e.application_id = a.id and e.status = 'rejected'),
    greatest(a.applied_at, (select executed_at from migration where name = '20261122233500_application-timeline'))
  ) as rejected_at
  from application a
  where a.status = 'rejected'`;

/** The outer query checks the status again after locking the row. */
const DELETE = `
  delete from application
  where status = 'rejected' and id in (
    select id from (${REJECTED}) rejected where rejected_at < $1 order by rejected_at, id limit $2)
  returning id`;

const DUE = `
  select count(*)::int as count, min(rejected_at) as oldest from (${REJECTED}) rejected where rejected_at < $1`;

@Injectable()
export class SqlRejectedApplications implements RejectedApplications {
  constructor(private readonly database: Database) {}

  async deleteBefore(before: Date, limit: number): Promise<number> {
    return (await this.database.query(DELETE, [before, limit])).length;
  }

  dueBefore(before: Date): Promise<Due> {
    return this.database.one<Due>(DUE, [before]);
  }
}
