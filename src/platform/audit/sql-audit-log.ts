import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { AuditLog } from '#shared/application/audit/audit-log.js';
import type { Due } from '#shared/application/background/retention.js';
import { Clock } from '#shared/application/clock.js';
import { AUDIT_ACTIONS, type AuditEntry } from '#shared/domain/audit-entry.js';
import { CurrentRequest } from '../http/current-request.js';
import { Metrics } from '../metrics.js';
import { Database, prepared } from '../postgres/database.js';
import { shortenedAddress } from './shortened-address.js';

const ADD = prepared(`
  insert into audit_entry (occurred_at, actor_kind, actor_id, action, subject_kind, subject_id, details, address)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`);

const FORGET = `
  update audit_entry set address = null
  where address is not null and (actor_id = $1 or subject_kind in ('user', 'company') and subject_id = $1::text)`;

/** Only the beginning of the chain can be deleted. */
const DUE = `
  select count(*)::int as count, min(occurred_at) as oldest
  from audit_entry
  where position < coalesce(
    (select min(position) from audit_entry where occurred_at >= $1), (select max(position) + 1 from audit_entry))`;

/** The only database function that may delete entries. */
const DELETE = 'select audit_trim($1, $2) as deleted';

/** Stores audit entries in PostgreSQL, which chains them at the commit. */
@Injectable()
export class SqlAuditLog implements AuditLog {
  private readonly added: Counter<'action'>;

  constructor(
    private readonly database: Database,
    private readonly requests: CurrentRequest,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    const help = 'Entries of the audit log that this process added, such as sign-in.failed';
    this.added = new Counter({
      name: 'wayfare_audit_entries_total',
      help,
      labelNames: ['action'],
      registers: [metrics],
    });
    for (const action of AUDIT_ACTIONS) this.added.inc({ action }, 0);
  }

  async add({ action, subject, details = {}, ...entry }: AuditEntry): Promise<void> {
    const request = this.requests.get();
    const actorId = entry.actorId ?? this.requests.actorId;
    const actorKind = actorId === null ? (request ? 'visitor' : 'system') : 'user';
    const about = [subject?.kind ?? null, subject === undefined ? null : String(subject.id)];
    const address = request ? shortenedAddress(request.ip) : null;
    const values = [this.clock.now(), actorKind, actorId, action, ...about, JSON.stringify(details), address];
    await this.database.query(ADD, values);
    this.added.inc({ action });
  }

  async forgetAddresses(userId: number): Promise<void> {
    await this.database.query(FORGET, [userId]);
  }

  async deleteBefore(before: Date, limit: number): Promise<number> {
    return (await this.database.one<{ deleted: number }>(DELETE, [before, limit])).deleted;
  }

  dueBefore(before: Date): Promise<Due> {
    return this.database.one<Due>(DUE, [before]);
  }
}
