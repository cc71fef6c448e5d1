import type { INestApplication } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Actor } from '../../domain/actor.js';
import { Database } from '../persistence/database.js';

declare module 'express-session' {
  interface SessionData {
    actor: Actor;
    /** Milliseconds since 1970 at which the lifetime was last counted from. */
    renewedAt: number;
  }
}

const LIFETIME = 30 * 24 * 60 * 60 * 1000;
const RENEW_AFTER = LIFETIME / 30;

/** Cookie sessions kept in PostgreSQL, so that any process can serve any request. */
export async function sessions(app: INestApplication, publicUrl: string, secret: string): Promise<RequestHandler[]> {
  const secure = publicUrl.startsWith('https:');
  const Store = connectPgSimple(session);
  const pool = await app.get(Database).nativePool();
  // Renewing by hand, once a day, spares a write on every request.
  const store = new Store({ pool, disableTouch: true });
  const handler = session({
    store,
    secret,
    name: cookieName(secure),
    resave: false,
    saveUninitialized: false,
    // The proxy in front ends TLS; PUBLIC_URL says that it does.
    proxy: secure || undefined,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: LIFETIME },
  });
  return secure ? [declareSecure, handler, renew] : [handler, renew];
}

/** The `__Host-` prefix makes browsers refuse the cookie from anywhere but this very host over TLS. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-wayfare' : 'wayfare';
}

function declareSecure(request: Request, _response: Response, next: NextFunction): void {
  request.headers['x-forwarded-proto'] = 'https';
  next();
}

function renew(request: Request, _response: Response, next: NextFunction): void {
  const { session: current } = request;
  if (current.actor && Date.now() - (current.renewedAt ?? 0) > RENEW_AFTER) {
    current.renewedAt = Date.now();
    current.touch();
  }
  next();
}

/** Begins a session under a new id, so that an id planted before sign-in is worth nothing. */
export async function beginSession(request: Request, actor: Actor): Promise<void> {
  await settle((done) => request.session.regenerate(done));
  request.session.actor = actor;
  request.session.renewedAt = Date.now();
  await settle((done) => request.session.save(done));
}

/** Ends the session on the server, so that the cookie is worth nothing any more, and takes the cookie back. */
export async function endSession(request: Request, response: Response): Promise<void> {
  const { secure, sameSite, path } = request.session.cookie;
  await settle((done) => request.session.destroy(done));
  response.clearCookie(cookieName(secure === true), { httpOnly: true, secure: secure === true, sameSite, path });
}

function settle(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}
