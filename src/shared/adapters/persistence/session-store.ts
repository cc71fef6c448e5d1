import connectPgSimple from 'connect-pg-simple';
import session, { type Store } from 'express-session';
import type { Database } from './database.js';

/** Keeps sessions in PostgreSQL. They are renewed by hand, once a day, which spares a write on every request. */
export async function postgresSessionStore(database: Database): Promise<Store> {
  const PostgresStore = connectPgSimple(session);
  return new PostgresStore({ pool: await database.nativePool(), disableTouch: true });
}
