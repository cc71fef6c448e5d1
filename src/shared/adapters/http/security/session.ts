import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session, { type Store } from 'express-session';
import type { Actor } from '../../../domain/actor.js';
import { isRead } from '../is-read.js';

declare module 'express-session' {
  interface SessionData {
    actor: Actor;
    /** Milliseconds since 1970 at which the lifetime was last counted from. */
    renewedAt: number;
  }
}

const LIFETIME = 30 * 24 * 60 * 60 * 1000;
const RENEW_AFTER = LIFETIME / 30;
/** Below /api: answers that caches share, so that no cookie may ride on them. */
const SHARED_BY_CACHES = /^\/(files|employer\/public)\//;

/** Injection token of the store that sessions are kept in. */
export const SESSION_STORE = Symbol('session store');

/** Cookie sessions kept in a store that all processes share, so that any of them can serve any request. */
export function sessions(store: Store, publicUrl: string, secret: string): RequestHandler[] {
  const secure = publicUrl.startsWith('https:');
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
  const all = secure ? [declareSecure, handler, renew] : [handler, renew];
  return all.map((step) => unlessVisitorReads(cookieName(secure), step));
}

/** Visitors who only read have no session and begin none; most requests are theirs. */
function unlessVisitorReads(cookie: string, step: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const visitorReads = isRead(request) && !request.headers.cookie?.includes(cookie);
    if (visitorReads) next();
    else step(request, response, next);
  };
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
  if (SHARED_BY_CACHES.test(request.path)) return next();
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

/**
 * Takes the session off a request whose answer stays open: at the end of the answer it would be stored again, even if it
 * has ended in the meantime. Returns its id.
 */
export function leaveSession(request: Request): string {
  Reflect.deleteProperty(request, 'session');
  return request.sessionID;
}

function settle(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}
