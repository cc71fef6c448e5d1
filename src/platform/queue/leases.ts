import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { QueueName } from '#shared/application/background/background-work.js';
import { Database, prepared } from '../postgres/database.js';

/** Seconds after which others take over the work of a process that died. */
const LEASE_SECONDS = 20;
/** The longest wait after failures, in seconds. */
const LONGEST_WAIT = 600;
/** A lease that ends later than any can was taken while the database's clock was wrong. */
const HOLDS = `between now() and now() + interval '${LONGEST_WAIT + LEASE_SECONDS} seconds'`;

/** SQL condition: no process works on a row, and it does not wait for a retry; `id` is an SQL expression. */
export function isFree(queue: QueueName, id: string): string {
  return `not exists (
    select from work_lease lease where lease.queue = '${queue}' and lease.item = ${id} and lease.ends_at ${HOLDS})`;
}

const TAKE = prepared(`
  insert into work_lease as lease (queue, item, holder, ends_at)
  select $1, item, $3, now() + interval '${LEASE_SECONDS} seconds' from unnest($2::integer[]) item order by item
  on conflict (queue, item) do update set holder = excluded.holder, ends_at = excluded.ends_at
  where lease.ends_at not ${HOLDS}
  returning item`);

const EXTEND = prepared(`
  update work_lease lease set ends_at = now() + interval '${LEASE_SECONDS} seconds'
  from unnest($2::text[], $3::integer[]) as held (queue, item)
  where lease.holder = $1 and lease.queue = held.queue and lease.item = held.item`);

const END = prepared('delete from work_lease where queue = $1 and item = any($2) and holder = $3');

/** Waits for 1, 2, 4, … seconds. */
const POSTPONE = prepared(`
  update work_lease set holder = null, failures = failures + 1,
    ends_at = now() + least(power(2, least(failures, 20)), ${LONGEST_WAIT}) * interval '1 second'
  where queue = $1 and item = any($2) and holder = $3`);

const FORGET = prepared(`delete from work_lease where ends_at < now() - interval '1 day'`);

/** Which rows of the queues this process works on, so that no other does. */
@Injectable()
export class Leases {
  private readonly holder = randomUUID();
  private readonly held = new Map<string, { readonly queue: QueueName; readonly item: number }>();

  constructor(private readonly database: Database) {}

  /** The items that are now this process's: others may have taken the rest. */
  async take(queue: QueueName, items: readonly number[]): Promise<number[]> {
    const rows = await this.database.query<{ item: number }>(TAKE, [queue, items, this.holder]);
    for (const { item } of rows) this.held.set(`${queue} ${item}`, { queue, item });
    // The order of urgency, which the statement does not keep.
    const taken = new Set(rows.map(({ item }) => item));
    return items.filter((item) => taken.has(item));
  }

  /** Keeps what this process works on. Call this well within 20 seconds. */
  async extend(): Promise<void> {
    const held = [...this.held.values()];
    if (held.length === 0) return;
    await this.database.query(EXTEND, [this.holder, held.map(({ queue }) => queue), held.map(({ item }) => item)]);
  }

  /** The work is done. */
  async end(queue: QueueName, items: readonly number[]): Promise<void> {
    this.release(queue, items);
    await this.database.query(END, [queue, items, this.holder]);
  }

  /** The work failed and is due again after a wait that grows with every failure. */
  async postpone(queue: QueueName, items: readonly number[]): Promise<void> {
    this.release(queue, items);
    await this.database.query(POSTPONE, [queue, items, this.holder]);
  }

  /** Removes what is left of rows that were deleted before their retry. */
  async forget(): Promise<void> {
    await this.database.query(FORGET);
  }

  /** No longer extended, even if the database cannot be told. */
  private release(queue: QueueName, items: readonly number[]): void {
    for (const item of items) this.held.delete(`${queue} ${item}`);
  }
}
