import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '#shared/application/clock.js';
import type { SessionBody } from '#shared/application/sessions/session.view.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { deleteInBatches } from '#platform/postgres/delete-in-batches.js';
import { SESSION_LIFETIME } from './session.js';

/** Maximum number of listed sessions. */
const MOST = 100;

/** Milliseconds between deletions of expired sessions. */
const DELETE_EVERY = 15 * 60_000;

/** A renewal sets the cookie's expiry, so the last one was a lifetime before. */
const LIST = prepared(`
    select id, created_at as "startedAt", sess #>> '{client,address}' as address, sess #>> '{client,userAgent}' as "userAgent",
      coalesce((sess #>> '{cookie,expires}')::timestamptz - $3 * interval '1 millisecond', created_at) as "lastActiveAt",
      sid = $2 as "isCurrent"
    from session
    where user_id = $1 and expire > $4
    order by "lastActiveAt" desc, id desc
    limit ${MOST}`);

const IS_OPEN = prepared('select from session where user_id = $1 and sid = $2');
const ID_OF = prepared('select id from session where user_id = $1 and sid = $2 and expire > $3');
const IS_VALID = prepared('select from session where id = $1 and expire > $2');
const END = 'delete from session where user_id = $1 and id = $2 returning id';
const END_ALL = 'delete from session where user_id = $1 and sid is distinct from $2';
const EXPIRED = { table: 'session', where: 'expire < $1', by: 'expire' };

/** Sessions in the session store's table. When one ends, a trigger notifies all processes. */
@Injectable()
export class PostgresUserSessions implements UserSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(userId: number, current: string): Promise<SessionBody[]> {
    return this.database.query<SessionBody>(LIST, [userId, current, SESSION_LIFETIME, this.clock.now()]);
  }

  isOpen(userId: number, id: string): Promise<boolean> {
    return this.database.exists(IS_OPEN, [userId, id]);
  }

  async idOf(userId: number, current: string): Promise<number | undefined> {
    return (await this.database.first<{ id: number }>(ID_OF, [userId, current, this.clock.now()]))?.id;
  }

  isValid(id: number): Promise<boolean> {
    return this.database.exists(IS_VALID, [id, this.clock.now()]);
  }

  end(userId: number, id: number): Promise<boolean> {
    return this.database.affects(END, [userId, id]);
  }

  async endAll(userId: number, current?: string): Promise<void> {
    await this.database.query(END_ALL, [userId, current ?? null]);
  }

  @Interval(DELETE_EVERY)
  async deleteExpired(): Promise<void> {
    await deleteInBatches(this.database, EXPIRED, [this.clock.now()]);
  }
}
