import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { LiveChanges, type Missed, type Position } from '../../application/ports/live-changes.js';
import { ENTRY_COLUMNS, threadEntry, type EntryRow } from './message-columns.js';

/** Transactions are numbered from 3 on in 64 bits. */
const POSITION = /^\d{1,18}$/;

const NOW = {
  name: 'message-history-end',
  text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as now',
};

// Rows that were copied from another database carry numbers that are still to come here.
const SINCE = {
  name: 'message-changed-since',
  text: `
    select ${ENTRY_COLUMNS}
    from message m join user_account u on u.id = m.sender_id
    where (m.sender_id = any($2::int[]) or m.recipient_id = any($2::int[])) and not m.is_deleted
      and m.changed_in >= $1::xid8 and m.changed_in < pg_snapshot_xmax(pg_current_snapshot())
    order by m.id
    limit $3`,
};

const UNREAD = {
  name: 'message-unread-counts',
  text: `
    select u.id, count(m.id)::int as unread
    from unnest($1::int[]) u (id)
    left join message m on m.recipient_id = u.id and m.status <> 'read' and not m.is_deleted
    group by u.id`,
};

/**
 * Read model: messages by the transaction that changed them last. A position is the oldest transaction that was still
 * running: all older ones were stored, and seen, before; the others are looked at again.
 */
@Injectable()
export class LiveChangesReadModel extends LiveChanges {
  constructor(private readonly database: Database) {
    super();
  }

  override async now(): Promise<Position> {
    return (await this.database.query<{ now: Position }>(NOW))[0]?.now ?? '0';
  }

  override async since(position: Position, userIds: readonly number[], limit: number): Promise<Missed> {
    // Before the messages are read: what is stored in between is told twice rather than never.
    const now = await this.now();
    if (!POSITION.test(position) || BigInt(position) > BigInt(now)) return { now };
    const rows = await this.database.query<EntryRow>(SINCE, [position, userIds, limit + 1]);
    return rows.length > limit ? { now } : { now, entries: rows.map(threadEntry) };
  }

  override async unreadCounts(userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.database.query<{ id: number; unread: number }>(UNREAD, [userIds]);
    return new Map(rows.map(({ id, unread }) => [id, unread]));
  }
}
