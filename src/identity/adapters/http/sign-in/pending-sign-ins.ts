import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { renewSessionId } from '../../../../shared/adapters/http/security/session.js';
import { Clock } from '../../../../shared/application/clock.js';
import type { ProviderIdentity } from '../../../application/ports/linked-identities.js';
import { NothingPending } from '../../../domain/identity-errors.js';
import type { User } from '../../../domain/user.js';

declare module 'express-session' {
  interface SessionData {
    pendingSignIn?: PendingSignIn & { readonly password: string; readonly expiresAt: number };
  }
}

export type SignInMethod = 'password' | 'passkey' | 'provider' | 'registration';

/** A sign-in whose first step succeeded. */
export type PendingSignIn = {
  readonly userId: number;
  readonly method: SignInMethod;
  /** Linked to the account after signing in. */
  readonly identity?: ProviderIdentity | undefined;
};

/** Time limit for entering a code, in milliseconds. */
const LIFETIME = 10 * 60 * 1000;

/** Sign-ins waiting for a code. Until it is entered, the session is anonymous. */
@Injectable()
export class PendingSignIns {
  constructor(private readonly clock: Clock) {}

  /** Renews the session id against session fixation, and signs out the current user. */
  async keep(request: Request, { passwordHash }: User, pending: PendingSignIn): Promise<void> {
    await renewSessionId(request);
    const expiresAt = this.clock.now().getTime() + LIFETIME;
    request.session.pendingSignIn = { ...pending, password: digestOf(passwordHash), expiresAt };
    request.session.cookie.maxAge = LIFETIME;
  }

  /** @throws NothingPending */
  get({ session }: Request): PendingSignIn {
    const { pendingSignIn } = session;
    if (!pendingSignIn || pendingSignIn.expiresAt <= this.clock.now().getTime()) throw new NothingPending();
    return pendingSignIn;
  }

  /** Whether the password is unchanged since the first step. */
  isCurrent({ session }: Request, { passwordHash }: User): boolean {
    return session.pendingSignIn?.password === digestOf(passwordHash);
  }
}

function digestOf(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}
