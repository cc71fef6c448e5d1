import type { Request } from 'express';
import { hash } from 'node:crypto';
import { timeZoneOf } from '#platform/languages/time-zone-of.js';
import { callerAddress } from '#platform/http/security/caller-address.js';
import {
  beginSession,
  detachSession,
  endSession,
  renewSessionId,
} from '#platform/http/security/sessions/session-changes.js';
import { BrowserSession, CODE_LIFETIME, type PendingSignIn } from '../../application/browser-session.js';
import type { User } from '#identity/accounts/domain/user.js';

declare module 'express-session' {
  interface SessionData {
    /** `password` is a digest of the password's hash. */
    pendingSignIn?: PendingSignIn & { readonly password: string };
  }
}

/** The session of a request. */
export class RequestSession extends BrowserSession {
  constructor(private readonly request: Request) {
    super();
  }

  override get id(): string {
    return this.request.sessionID;
  }

  override get address(): string {
    return callerAddress(this.request);
  }

  override get timeZone(): string | undefined {
    return timeZoneOf(this.request);
  }

  override get passedSecondFactor(): boolean {
    return this.request.session.passedSecondFactor ?? false;
  }

  override get isHeld(): boolean {
    return this.request.heldActor !== undefined;
  }

  override get pending(): PendingSignIn | undefined {
    return this.request.session.pendingSignIn;
  }

  override start(userId: number, passedSecondFactor: boolean, now: Date): Promise<void> {
    return beginSession(this.request, { id: userId }, passedSecondFactor, now);
  }

  override passSecondFactor(): void {
    this.request.session.passedSecondFactor = true;
  }

  /** Until the code is entered, the session is anonymous. Its new id prevents session fixation. */
  override async keep(pending: PendingSignIn, { passwordHash }: User): Promise<void> {
    await renewSessionId(this.request);
    this.request.session.pendingSignIn = { ...pending, password: digestOf(passwordHash) };
    this.request.session.cookie.maxAge = CODE_LIFETIME;
  }

  override isPendingFor({ passwordHash }: User): boolean {
    return this.request.session.pendingSignIn?.password === digestOf(passwordHash);
  }

  protected override detach(): void {
    detachSession(this.request);
  }

  override end(): Promise<void> {
    return endSession(this.request);
  }
}

function digestOf(passwordHash: string | null): string {
  return hash('sha256', passwordHash ?? '', 'base64url');
}
