import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Request, Response } from 'express';
import { TooManyAttempts } from '../../../application/rate-limiter.js';
import { SETTINGS } from '../../config/config.module.js';
import type { Settings } from '../../config/settings.js';
import { callerAddress } from '../security/caller-address.js';
import { EventStream } from './event-stream.js';

/** Milliseconds between two signs of life; proxies take 30 to 60 s of silence for the end. */
const BEAT_EVERY = 20_000;
/** Milliseconds after which a browser comes back when a stream has ended. */
const RETRY_AFTER = 2_000;
/** Seconds after which an address that holds too many may try again. */
const SURPLUS_RETRY = 60;

/** Every stream of events that this process holds open: keeps them alive, and ends them when the process stops. */
@Injectable()
export class OpenStreams implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly streams = new Map<EventStream, string>();
  private stopped = false;
  private heart?: NodeJS.Timeout;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'connections'>) {}

  onApplicationBootstrap(): void {
    this.heart = setInterval(() => this.beat(), BEAT_EVERY);
    this.heart.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.heart);
    this.endAll();
  }

  /** How many are open. */
  get count(): number {
    return this.streams.size;
  }

  /**
   * Begins the answer to a request for events.
   * @throws TooManyAttempts when the caller's address holds as many as it may
   */
  open(request: Request, response: Response): EventStream {
    const address = callerAddress(request);
    this.requireRoom(address);
    const stream = new EventStream(response);
    stream.retryAfter(RETRY_AFTER);
    if (this.stopped) {
      stream.end();
      return stream;
    }
    this.streams.set(stream, address);
    void stream.closed.then(() => this.streams.delete(stream));
    return stream;
  }

  /** Sends everybody to another process; from now on streams end as soon as they begin. */
  endAll(): void {
    this.stopped = true;
    for (const stream of this.streams.keys()) stream.end();
  }

  private beat(): void {
    for (const stream of this.streams.keys()) stream.beat();
  }

  private requireRoom(address: string): void {
    const most = this.settings.connections.mostStreamsPerAddress;
    if (most === 0 || this.streams.size < most) return;
    const held = [...this.streams.values()].filter((holder) => holder === address).length;
    if (held >= most) throw new TooManyAttempts('Too many live connections come from where you are.', SURPLUS_RETRY);
  }
}
