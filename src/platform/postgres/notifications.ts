import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Notification } from 'pg';

/** Delay in milliseconds between connection attempts: the first and the longest. */
const SHORTEST_WAIT = 100;
const LONGEST_WAIT = 5_000;
/** Interval between pings, and their timeout, in milliseconds. */
const PING_EVERY = 400;
const PING_TIMEOUT = 5_000;
/** Milliseconds since the last answered ping after which notifications may have been missed. */
const CURRENT_FOR = 1_000;

/** Listens to one channel. */
export type Listener = {
  readonly channel: string;
  received(payload: string): void;
  /** Called when listening begins, and after every reconnect: earlier notifications may have been missed. */
  listening(): void;
};

/**
 * PostgreSQL notifications (LISTEN) over one connection per process, which reconnects when it breaks.
 * They arrive in commit order.
 */
export class Notifications implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  private readonly listeners: Listener[] = [];
  private readonly stop = new AbortController();
  private ended: Promise<void> = Promise.resolve();
  /** When the last answered ping was sent, by `performance.now()`. */
  private heardUntil = -Infinity;

  constructor(private readonly databaseUrl: string) {}

  /** Call this before the application starts. */
  add(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Whether every notification up to a second ago has arrived. */
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
      connectionTimeoutMillis: PING_TIMEOUT,
      query_timeout: PING_TIMEOUT,
      keepAlive: true,
    });
    // Every error also ends the connection, which the loop below handles.
    client.on('error', () => undefined);
    const early: Notification[] = [];
    let isListening = false;
    // Holds notifications back until all listeners have been told about the gap before them.
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

  /** Detects connections that were cut silently, for example by a firewall. */
  private async pingForever(client: Client): Promise<never> {
    for (;;) {
      await sleep(PING_EVERY, undefined, { signal: this.stop.signal });
      const sentAt = performance.now();
      await client.query('select 1');
      this.heardUntil = sentAt;
    }
  }
}
