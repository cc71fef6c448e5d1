import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session, { type SessionData, type Store } from 'express-session';
import passport from 'passport';
import type { Actors } from '#shared/application/actors.js';
import type { Clock } from '#shared/application/clock.js';
import type { Actor } from '#shared/domain/actor.js';
import { isRead } from '../../request-bodies.js';
import { callerAddress } from '../caller-address.js';

declare module 'express-session' {
  interface SessionData {
    passport: { user?: number };
    /** Where the session was last renewed, for its user to recognize. */
    client?: { readonly address: string; readonly userAgent: string };
    /** Milliseconds since 1970. */
    signedInAt?: number;
    /** Milliseconds since 1970; undefined until the session is stored. */
    renewedAt?: number;
    /** Whether the user signed in with a second factor or a passkey. */
    passedSecondFactor?: boolean;
  }
}

declare global {
  // eslint-disable-next-line typescript/no-namespace -- the only way to extend Express's types
  namespace Express {
    interface User {
      readonly id: number;
    }
    interface Request {
      actor?: Actor;
      /** An admin who has yet to pass a second factor, and counts as a visitor on most routes. */
      heldActor?: Actor;
    }
  }
}

const DAY = 24 * 60 * 60 * 1000;
/** Idle timeout of a session in milliseconds. The database ends every session after 90 days. */
export const SESSION_LIFETIME = 30 * DAY;
const LONGEST_USER_AGENT = 300;
/** API responses that shared caches may store, so they must not set cookies. */
const SHARED_BY_CACHES = /^\/files\//;

/** GET requests with which visitors start a session: sign-in with a provider. */
const BEGINS_SESSION = /^\/auth\//;

/** Injection token of the session store. */
export const SESSION_STORE = Symbol('session store');

/** The dependencies of sessions: a store that all processes share, and the current roles of accounts. */
type Backing = {
  readonly store: Store;
  readonly actors: Actors;
  readonly clock: Clock;
  readonly requireAdminSecondFactor: boolean;
};

/** Cookie sessions, restored by Passport. */
export function sessions(backing: Backing, publicUrl: string, secret: string): RequestHandler[] {
  const secure = publicUrl.startsWith('https:');
  const handler = session({
    store: backing.store,
    secret,
    name: cookieName(secure),
    resave: false,
    saveUninitialized: false,
    // PUBLIC_URL tells whether the proxy terminates TLS.
    proxy: secure || undefined,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: SESSION_LIFETIME },
  });
  const all = [...(secure ? [declareSecure] : []), handler, renew(backing), passport.session(), identify(backing)];
  return all.map((step: RequestHandler) => unlessVisitorReads(cookieName(secure), step));
}

/** Skips sessions for visitors who only read, which are most requests. */
function unlessVisitorReads(cookie: string, step: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const visitorReads =
      isRead(request) && !BEGINS_SESSION.test(request.path) && !request.headers.cookie?.includes(cookie);
    return visitorReads ? next() : step(request, response, next);
  };
}

/** Browsers accept a `__Host-` cookie only from this host and over TLS. */
export function cookieName(secure: boolean): string {
  return secure ? '__Host-wayfare' : 'wayfare';
}

function declareSecure(request: Request, _response: Response, next: NextFunction): void {
  request.headers['x-forwarded-proto'] = 'https';
  next();
}

function renew({ clock }: Backing): RequestHandler {
  return (request, _response, next) => {
    const { session: current } = request;
    if (SHARED_BY_CACHES.test(request.path)) return next();
    if (current.passport?.user && SESSION_LIFETIME - (current.cookie.maxAge ?? 0) > DAY) {
      current.renewedAt = clock.now().getTime();
      current.client = clientOf(request);
      current.touch();
    }
    next();
  };
}

/** Loads the account's current role. A deleted account counts as signed out. */
function identify({ actors, requireAdminSecondFactor }: Backing): RequestHandler {
  return async (request, _response, next) => {
    if (request.user && !request.keyCaller) {
      const actor = await actors.find(request.user.id);
      const isHeld = requireAdminSecondFactor && actor?.role === 'admin' && !request.session.passedSecondFactor;
      if (isHeld) request.heldActor = actor;
      else request.actor = actor;
    }
    next();
  };
}

/** Where a session is used, for its user to recognize. */
export function clientOf(request: Request): SessionData['client'] {
  return { address: callerAddress(request), userAgent: (request.get('user-agent') ?? '').slice(0, LONGEST_USER_AGENT) };
}
