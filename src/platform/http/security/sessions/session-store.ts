import { Logger, type OnModuleDestroy } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import { callbackify } from 'node:util';
import session, { type SessionData, type Store } from 'express-session';
import { prepared, type Database, type Statement } from '#platform/postgres/database.js';

type Found = (error: unknown, found?: SessionData | null) => void;

const RENEW = prepared('update session set sess = $2, expire = $3 where sid = $1');
const STORE = prepared(`
  insert into session (sid, sess, expire) values ($1, $2, $3)
  on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire`);
const END = prepared('delete from session where sid = $1');

/**
 * Stores sessions in PostgreSQL. Renews them once a day, to avoid a write on every request. A session that begins or
 * ends in a unit of work does so in its transaction.
 */
export async function postgresSessionStore(database: Database): Promise<Store> {
  const PostgresStore = connectPgSimple(session);
  const pool = await database.nativePool();
  const logger = new Logger('Sessions');
  const write = callbackify((statement: Statement, values: unknown[]) => database.query(statement, values));

  /**
   * express-session treats ENOENT as a missing session and would sign users out, but here it means a missing PostgreSQL
   * socket.
   */
  class SocketStore extends PostgresStore implements OnModuleDestroy {
    override get(id: string, callback: Found): void {
      super.get(id, (error: unknown, found) => callback(error && new SessionUnreadable(error), found));
    }

    /** A renewal must not restore a session that has ended in the meantime. */
    override set(id: string, data: SessionData, done?: (error?: unknown) => void): void {
      const statement = data.renewedAt === undefined ? STORE : RENEW;
      write(statement, [id, JSON.stringify(data), data.cookie.expires], (error) => done?.(error));
    }

    override destroy(id: string, done?: (error?: unknown) => void): void {
      write(END, [id], (error) => done?.(error));
    }

    /** Stops deleting expired sessions. */
    onModuleDestroy(): void {
      void this.close();
    }
  }

  return new SocketStore({
    pool,
    disableTouch: true,
    errorLog: (what: string, err: unknown) => logger.error({ err }, what),
  });
}

/** A session could not be read; `cause` says why. */
class SessionUnreadable extends Error {
  constructor(cause: unknown) {
    super('The session could not be read', { cause });
  }
}
