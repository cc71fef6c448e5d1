import { Logger, type OnModuleDestroy } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData, type Store } from 'express-session';
import type { Database } from '../../postgres/database.js';

type Found = (error: unknown, found?: SessionData | null) => void;

/** Keeps sessions in PostgreSQL. They are renewed by hand, once a day, which spares a write on every request. */
export async function postgresSessionStore(database: Database): Promise<Store> {
  const PostgresStore = connectPgSimple(session);

  /**
   * express-session takes the code of a file that is not there for a session that is not there, and would sign people out;
   * here it is the socket of a PostgreSQL that is away.
   */
  class SocketStore extends PostgresStore implements OnModuleDestroy {
    override get(id: string, callback: Found): void {
      super.get(id, (error: unknown, found) => callback(error && new SessionUnreadable(error), found));
    }

    /** Expired sessions are swept by and by; no longer once the connections are gone. */
    onModuleDestroy(): void {
      void this.close();
    }
  }

  const logger = new Logger('Sessions');
  return new SocketStore({
    pool: await database.nativePool(),
    disableTouch: true,
    errorLog: (what: string, err: unknown) => logger.error({ err }, what),
  });
}

/** A session could not be read; why, is the cause. */
class SessionUnreadable extends Error {
  constructor(cause: unknown) {
    super('The session could not be read', { cause });
  }
}
