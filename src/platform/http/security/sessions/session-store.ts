import { Injectable } from '@nestjs/common';
import { Store, type SessionData } from 'express-session';
import { callbackify } from 'node:util';
import { Clock } from '#shared/application/clock.js';
import { Database, prepared, type Statement } from '#platform/postgres/database.js';

type Found = (error: unknown, found?: SessionData | null) => void;
type Done = (error?: unknown) => void;

const FIND = prepared('select sess from session where sid = $1 and expire > $2');
const RENEW = prepared('update session set sess = $2, expire = $3 where sid = $1');
const STORE = prepared(`
  insert into session (sid, sess, expire) values ($1, $2, $3)
  on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire`);
const END = prepared('delete from session where sid = $1');

/**
 * Stores sessions in PostgreSQL. Renews them once a day, to avoid a write on every request. A session that begins or
 * ends in a unit of work does so in its transaction.
 */
@Injectable()
export class PostgresSessionStore extends Store {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override get(id: string, callback: Found): void {
    callbackify(() => this.find(id))(callback);
  }

  /** A renewal must not restore a session that has ended in the meantime. */
  override set(id: string, data: SessionData, done?: Done): void {
    const statement = data.renewedAt === undefined ? STORE : RENEW;
    this.write(statement, [id, JSON.stringify(data), data.cookie.expires], done);
  }

  override destroy(id: string, done?: Done): void {
    this.write(END, [id], done);
  }

  private async find(id: string): Promise<SessionData | null> {
    const found = this.database.first<{ sess: SessionData }>(FIND, [id, this.clock.now()]);
    const row = await found.catch((error: unknown) => {
      throw new SessionUnreadable(error);
    });
    return row?.sess ?? null;
  }

  private write(statement: Statement, values: unknown[], done?: Done): void {
    callbackify(() => this.database.query(statement, values))((error) => done?.(error));
  }
}

/**
 * A session could not be read; `cause` says why. express-session treats ENOENT as a missing session and would sign
 * users out, but here it means a missing PostgreSQL socket.
 */
class SessionUnreadable extends Error {
  constructor(cause: unknown) {
    super('The session could not be read', { cause });
  }
}
