import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '#shared/application/clock.js';
import { Database } from '#platform/postgres/database.js';

declare module 'express-session' {
  interface SessionData {
    challenge?: Challenge;
  }
}

type Challenge = { readonly purpose: string; readonly value: string; readonly expiresAt: number };

/** Default lifetime of a challenge in milliseconds. */
const LIFETIME = 5 * 60 * 1000;

/** Of concurrent requests with the same session, one takes the challenge. */
const TAKE = `
  update session set sess = (sess::jsonb - 'challenge')::json
  where sid = $1 and sess #>> '{challenge,value}' = $2
  returning sid`;

/** Challenges that belong to one session and can be answered once. A new one replaces the former. */
@Injectable()
export class SessionChallenges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  keep({ session }: Request, purpose: string, value: string, lifetime = LIFETIME): void {
    session.challenge = { purpose, value, expiresAt: this.clock.now().getTime() + lifetime };
    // Visitors' sessions need not outlive it.
    if (!session.passport?.user) session.cookie.maxAge = lifetime;
  }

  /** Undefined if there is none, or if it was taken or has expired. */
  async take({ session, sessionID }: Request, purpose: string): Promise<string | undefined> {
    const { challenge } = session;
    delete session.challenge;
    if (challenge?.purpose !== purpose) return undefined;
    const isTaken = await this.database.affects(TAKE, [sessionID, challenge.value]);
    return isTaken && challenge.expiresAt > this.clock.now().getTime() ? challenge.value : undefined;
  }
}
