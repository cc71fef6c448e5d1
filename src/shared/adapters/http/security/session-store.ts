import { Logger, type OnModuleDestroy } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData, type Store } from 'express-session';
import type { Database } from '../../postgres/database.js';

type Found = (error: unknown, found?: SessionData | null) => void;

const RENEW = {
  name: 'renew-session',
  text: 'update session set sess = $2, expire = $3 where sid = $1',
};

/** Keeps sessions in PostgreSQL. They are renewed once a day, to spare a write on every request. */
export async function postgresSessionStore(database: Database): Promise<Store> {
  const PostgresStore = connectPgSimple(session);
  const pool = await database.nativePool();
  const logger = new Logger('Sessions');

  /** express-session takes ENOENT for a missing session and would sign people out: here PostgreSQL's socket is missing. */
  class SocketStore extends PostgresStore implements OnModuleDestroy {
    override get(id: string, callback: Found): void {
      super.get(id, (error: unknown, found) => callback(error && new SessionUnreadable(error), found));
    }

    /** A renewal must not bring back a session that has ended meanwhile. */
    override set(id: string, data: SessionData, done?: (error?: unknown) => void): void {
      if (data.renewedAt === undefined) super.set(id, data, done);
      else pool.query({ ...RENEW, values: [id, JSON.stringify(data), data.cookie.expires] }, (error) => done?.(error));
    }

    /** Stops the sweep of expired sessions. */
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
