import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '#shared/application/clock.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { Notifications } from '#platform/postgres/notifications.js';

/** Notified by a trigger on the session table. */
const CHANNEL = 'session_ended';
/** Milliseconds between checks for expired sessions. */
const CHECK_EVERY = 30_000;

const ALIVE = prepared('select sid from session where sid = any($1::text[]) and expire > $2');

/**
 * Watches for sessions that end in any process, by sign-out, expiry or a change of the account. Listens for deleted
 * sessions, and polls for expired ones.
 */
@Injectable()
export class SessionWatch {
  private readonly logger = new Logger('SessionWatch');
  private readonly watchers = new Map<string, Set<() => void>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    notifications.add({
      channel: CHANNEL,
      received: (sessionId) => this.notify(sessionId),
      listening: () => void this.checkAll(),
    });
  }

  /** Calls `ended` when the session ends or if it has ended already. Returns a function that stops the watch. */
  watch(sessionId: string, ended: () => void): () => void {
    const watchers = this.watchers.get(sessionId) ?? new Set();
    this.watchers.set(sessionId, watchers.add(ended));
    // The session may have ended since the request arrived.
    void this.check([sessionId]);
    return () => {
      watchers.delete(ended);
      if (watchers.size === 0 && this.watchers.get(sessionId) === watchers) this.watchers.delete(sessionId);
    };
  }

  /** Ends the watches of sessions that no longer exist. */
  @Interval(CHECK_EVERY)
  checkAll(): Promise<void> {
    return this.check([...this.watchers.keys()]);
  }

  private async check(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    try {
      const rows = await this.database.query<{ sid: string }>(ALIVE, [sessionIds, this.clock.now()]);
      const alive = new Set(rows.map(({ sid }) => sid));
      for (const sessionId of sessionIds) if (!alive.has(sessionId)) this.notify(sessionId);
    } catch (error) {
      // An outage ends no sessions; the next check catches up.
      this.logger.warn({ err: error }, 'Could not check sessions');
    }
  }

  private notify(sessionId: string): void {
    for (const ended of this.watchers.get(sessionId) ?? []) ended();
  }
}
