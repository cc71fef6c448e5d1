import { Injectable } from '@nestjs/common';
import { CurrentRequest } from '#platform/http/current-request.js';
import { Database, prepared } from '#platform/postgres/database.js';
import type { Suspension, Suspensions } from '../application/suspensions.js';

const COLUMNS = 'reason, suspended_at as "suspendedAt", lifted_at as "liftedAt"';

const ADD = 'insert into suspension (user_id, reason, suspended_at, suspended_by) values ($1, $2, $3, $4)';
const LIFT = 'update suspension set lifted_at = $2, lifted_by = $3 where user_id = $1 and lifted_at is null';
const LATEST = prepared(
  `select ${COLUMNS}, seen_at as "seenAt" from suspension where user_id = $1 order by id desc limit 1`,
);
const CONFIRM = 'update suspension set seen_at = $2 where user_id = $1 and lifted_at is not null and seen_at is null';

@Injectable()
export class SqlSuspensions implements Suspensions {
  constructor(
    private readonly database: Database,
    private readonly requests: CurrentRequest,
  ) {}

  async add(userId: number, { reason, suspendedAt }: Omit<Suspension, 'liftedAt'>): Promise<void> {
    await this.database.query(ADD, [userId, reason, suspendedAt, this.requests.actorId]);
  }

  async lift(userId: number, now: Date): Promise<void> {
    await this.database.query(LIFT, [userId, now, this.requests.actorId]);
  }

  latest(userId: number): Promise<Suspension | undefined> {
    return this.database.first<Suspension>(LATEST, [userId]);
  }

  async lifted(userId: number): Promise<Suspension | undefined> {
    const latest = await this.database.first<Suspension & { seenAt: Date | null }>(LATEST, [userId]);
    return latest?.liftedAt && !latest.seenAt ? latest : undefined;
  }

  async confirm(userId: number, now: Date): Promise<void> {
    await this.database.query(CONFIRM, [userId, now]);
  }
}
