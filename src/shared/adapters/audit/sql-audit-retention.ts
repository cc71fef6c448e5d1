import { Injectable } from '@nestjs/common';
import { Database } from '../postgres/database.js';
import type { Due } from '../../application/background/retention.js';
import { AuditRetention } from '../../application/audit/audit-retention.js';

const DUE = `
  select count(*)::int as count, min(occurred_at) as oldest
  from audit_entry
  where position < coalesce(
    (select min(position) from audit_entry where occurred_at >= $1), (select max(position) + 1 from audit_entry))`;

/** The only database function that may delete entries. */
const DELETE = 'select audit_trim($1) as deleted';

/** Deletes old audit entries in PostgreSQL. Only the beginning of the chain can be deleted. */
@Injectable()
export class SqlAuditRetention implements AuditRetention {
  constructor(private readonly database: Database) {}

  async deleteBefore(before: Date): Promise<number> {
    return (await this.database.one<{ deleted: number }>(DELETE, [before])).deleted;
  }

  dueBefore(before: Date): Promise<Due> {
    return this.database.one<Due>(DUE, [before]);
  }
}
