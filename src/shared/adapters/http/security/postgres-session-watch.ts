import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../../application/clock.js';
import { SessionWatch } from '../../../application/session-watch.js';
import { Database } from '../../postgres/database.js';
import { Notifications } from '../../postgres/notifications.js';

/** What a trigger on the table of sessions notifies. */
const CHANNEL = 'session_ended';
/** Milliseconds between two looks at whether sessions have run out. */
const LOOK_EVERY = 30_000;

const ALIVE = {
  name: 'session-alive',
  text: 'select sid from session where sid = any($1::text[]) and expire > $2',
};

/** Hears of sessions that are deleted, and looks by and by for those that have run out. */
@Injectable()
export class PostgresSessionWatch extends SessionWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('SessionWatch');
  private readonly watchers = new Map<string, Set<() => void>>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    notifications: Notifications,
  ) {
    super();
    notifications.add({
      channel: CHANNEL,
      received: (sessionId) => this.tell(sessionId),
      listening: () => void this.look([...this.watchers.keys()]),
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look([...this.watchers.keys()]), LOOK_EVERY);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  override watch(sessionId: string, ended: () => void): () => void {
    const watchers = this.watchers.get(sessionId) ?? new Set();
    this.watchers.set(sessionId, watchers.add(ended));
    // It may have ended since the request came in.
    void this.look([sessionId]);
    return () => {
      watchers.delete(ended);
      if (watchers.size === 0 && this.watchers.get(sessionId) === watchers) this.watchers.delete(sessionId);
    };
  }

  private async look(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    try {
      const rows = await this.database.query<{ sid: string }>(ALIVE, [sessionIds, this.clock.now()]);
      const alive = new Set(rows.map(({ sid }) => sid));
      for (const sessionId of sessionIds) if (!alive.has(sessionId)) this.tell(sessionId);
    } catch (error) {
      // A database that is away ends no session; the next look tells.
      this.logger.warn({ err: error }, 'Sessions could not be looked at');
    }
  }

  private tell(sessionId: string): void {
    for (const ended of this.watchers.get(sessionId) ?? []) ended();
  }
}
