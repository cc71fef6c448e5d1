import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '#shared/application/clock.js';
import type { ProviderIdentity } from '../../application/linked-identities.js';
import { NothingPending } from '#identity/accounts/domain/identity-errors.js';

declare module 'express-session' {
  interface SessionData {
    pending?: PendingIdentity & { readonly expiresAt: number };
  }
}

/** An identity without an account, and the next step towards one. */
type PendingIdentity = { readonly identity: ProviderIdentity; readonly next: 'register' | 'link' };

/** Milliseconds. */
const LIFETIME = 30 * 60 * 1000;

/** Keeps identities without an account in the session; signing in removes them. */
@Injectable()
export class PendingIdentities {
  constructor(private readonly clock: Clock) {}

  keep({ session }: Request, pending: PendingIdentity): void {
    session.pending = { ...pending, expiresAt: this.clock.now().getTime() + LIFETIME };
    // An anonymous session is not needed any longer than that.
    if (!session.passport?.user) session.cookie.maxAge = LIFETIME;
  }

  /** @throws NothingPending */
  get({ session }: Request): PendingIdentity {
    const { pending } = session;
    if (!pending || pending.expiresAt <= this.clock.now().getTime()) throw new NothingPending();
    return pending;
  }
}
