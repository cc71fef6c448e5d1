import { Injectable } from '@nestjs/common';
import { CurrentRequest } from '#platform/http/current-request.js';
import { Database, prepared } from '#platform/postgres/database.js';
import type { SuspensionBody } from '../application/suspension/suspension.view.js';
import type { Suspensions } from '../application/suspension/suspensions.js';

const COLUMNS = 'reason, suspended_at as "suspendedAt", lifted_at as "liftedAt"';

const ADD = 'insert into suspension (user_id, reason, suspended_at, suspended_by) values ($1, $2, $3, $4)';
/** Grants an open objection, too. */
const LIFT = `
  with lifted as (
    update suspension set lifted_at = $2, lifted_by = $3 where user_id = $1 and lifted_at is null returning id
  )
  update objection set decided_at = $2, decided_by = $3
  where decided_at is null and suspension_id in (select id from lifted)`;
const SUSPENDED_BY = `
  select suspended_by as "adminId" from suspension where user_id = $1 and lifted_at is null order by id desc limit 1`;
const LATEST = prepared(`select ${COLUMNS} from suspension where user_id = $1 order by id desc limit 1`);
const LIFTED = prepared(`
  select ${COLUMNS} from (select * from suspension where user_id = $1 order by id desc limit 1) latest
  where lifted_at is not null and seen_at is null`);
const CONFIRM = 'update suspension set seen_at = $2 where user_id = $1 and lifted_at is not null and seen_at is null';

@Injectable()
export class SqlSuspensions implements Suspensions {
  constructor(
    private readonly database: Database,
    private readonly requests: CurrentRequest,
  ) {}

  async add(userId: number, { reason, suspendedAt }: Omit<SuspensionBody, 'liftedAt'>): Promise<void> {
    await this.database.query(ADD, [userId, reason, suspendedAt, this.requests.actorId]);
  }

  async suspendedBy(userId: number): Promise<number | null> {
    return (await this.database.first<{ adminId: number | null }>(SUSPENDED_BY, [userId]))?.adminId ?? null;
  }

  async lift(userId: number, now: Date): Promise<void> {
    await this.database.query(LIFT, [userId, now, this.requests.actorId]);
  }

  latest(userId: number): Promise<SuspensionBody | undefined> {
    return this.database.first<SuspensionBody>(LATEST, [userId]);
  }

  lifted(userId: number): Promise<SuspensionBody | undefined> {
    return this.database.first<SuspensionBody>(LIFTED, [userId]);
  }

  async confirm(userId: number, now: Date): Promise<void> {
    await this.database.query(CONFIRM, [userId, now]);
  }
}
