import type { Request } from 'express';
import { clientOf, cookieName } from './session.js';

/**
 * Signs a user in, within the open transaction if there is one. The session gets a new id, which prevents session
 * fixation.
 */
export async function beginSession(
  request: Request,
  user: Express.User,
  passedSecondFactor: boolean,
  now: Date,
): Promise<void> {
  await settle((done) => request.logIn(user, done));
  request.session.client = clientOf(request);
  request.session.passedSecondFactor = passedSecondFactor;
  // Marks the session as stored, so that a later save cannot restore it if it ends in the meantime.
  request.session.renewedAt = request.session.signedInAt = now.getTime();
}

/** Replaces the session by an empty one with a new id. */
export function renewSessionId(request: Request): Promise<void> {
  return settle((done) => request.session.regenerate(done));
}

/**
 * Stores the session now. Call this before a redirect: otherwise the headers leave before the session is stored, and
 * the browser may follow them to a request that does not find it.
 */
export function saveSession(request: Request): Promise<void> {
  return settle((done) => request.session.save(done));
}

/** Ends the session on the server and clears the cookie. */
export async function endSession(request: Request): Promise<void> {
  const { secure, sameSite, path } = request.session.cookie;
  await settle((done) => request.session.destroy(done));
  request.res?.clearCookie(cookieName(secure === true), { httpOnly: true, secure: secure === true, sameSite, path });
}

/**
 * Detaches the session from a response that must not save it again when it ends: an event stream, during which the
 * session may be deleted, or a failed sign-in. Returns the session's id.
 */
export function detachSession(request: Request): string {
  Reflect.deleteProperty(request, 'session');
  return request.sessionID;
}

function settle(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}
