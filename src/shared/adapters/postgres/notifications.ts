import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Notification } from 'pg';

/** Milliseconds between two attempts to connect: the first and the longest. */
const SHORTEST_WAIT = 100;
const LONGEST_WAIT = 5_000;
/** Milliseconds between two pings, and in which the connection has to answer them. */
const PING_EVERY = 400;
const ANSWER_WITHIN = 5_000;
/** Milliseconds after the last ping that was answered from which on notifications may have been missed. */
const CURRENT_FOR = 1_000;

/** What hears the notifications of one channel. */
export type Listener = {
  readonly channel: string;
  received(payload: string): void;
  /** From now on everything is heard; what was committed before may have been missed. Told again after every break. */
  listening(): void;
};

/**
 * PostgreSQL's notifications (LISTEN), over one connection for the whole process, which reconnects when it breaks.
 * They arrive in the order of their commits.
 */
export class Notifications implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  private readonly listeners: Listener[] = [];
  private readonly stop = new AbortController();
  private ended: Promise<void> = Promise.resolve();
  /** When the last answered ping was sent, as `performance.now()` counts. */
  private heardUntil = -Infinity;

  constructor(private readonly databaseUrl: string) {}

  /** To be called while the application is put together. */
  add(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Whether everything that was committed until a second ago has been heard. */
  get isCurrent(): boolean {
    return performance.now() - this.heardUntil < CURRENT_FOR;
  }

  onApplicationBootstrap(): void {
    if (this.listeners.length > 0) this.ended = this.listenUntilStopped();
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    await this.ended;
  }

  private async listenUntilStopped(): Promise<void> {
    let wait = SHORTEST_WAIT;
    while (!this.stop.signal.aborted) {
      try {
        await this.listenOnce(() => {
          wait = SHORTEST_WAIT;
        });
      } catch (error) {
        if (this.stop.signal.aborted) return;
        this.logger.warn(`Not listening to the database: ${(error as Error).message}`);
      }
      await sleep(wait, undefined, { signal: this.stop.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  /** Returns or throws when the connection is gone. */
  private async listenOnce(connected: () => void): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'wayfare-listen',
      connectionTimeoutMillis: ANSWER_WITHIN,
      query_timeout: ANSWER_WITHIN,
      keepAlive: true,
    });
    // Every error ends the connection, which is handled below.
    client.on('error', () => undefined);
    const early: Notification[] = [];
    let isListening = false;
    // Notifications wait until all listeners know of the gap before them.
    client.on('notification', (notification) => {
      if (isListening) this.passOn(notification);
      else early.push(notification);
    });
    const gone = once(client, 'end', { signal: this.stop.signal });
    gone.catch(() => undefined);
    try {
      await client.connect();
      const channels = new Set(this.listeners.map(({ channel }) => client.escapeIdentifier(channel)));
      for (const channel of channels) await client.query(`listen ${channel}`);
      connected();
      for (const listener of this.listeners) listener.listening();
      isListening = true;
      this.heardUntil = performance.now();
      for (const notification of early) this.passOn(notification);
      await Promise.race([gone, this.pingForever(client)]);
    } finally {
      this.heardUntil = -Infinity;
      await client.end().catch(() => undefined);
    }
  }

  private passOn({ channel, payload = '' }: Notification): void {
    for (const listener of this.listeners) if (listener.channel === channel) listener.received(payload);
  }

  /** A connection may be cut silently, by a firewall for example: only asking finds out. */
  private async pingForever(client: Client): Promise<never> {
    for (;;) {
      await sleep(PING_EVERY, undefined, { signal: this.stop.signal });
      const sentAt = performance.now();
      await client.query('select 1');
      this.heardUntil = sentAt;
    }
  }
}
