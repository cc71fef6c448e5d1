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
    return (await this.database.query<{ deleted: number }>(DELETE, [before]))[0]?.deleted ?? 0;
  }

  async dueBefore(before: Date): Promise<Due> {
    const [due] = await this.database.query<Due>(DUE, [before]);
    return due ?? { count: 0, oldest: null };
  }
}
