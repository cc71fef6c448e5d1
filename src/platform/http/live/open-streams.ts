import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Request, Response } from 'express';
import { TooManyAttempts } from '#shared/application/limits/rate-limiter.js';
import { SETTINGS } from '../../config/config.module.js';
import type { Settings } from '../../config/settings.js';
import { callerAddress } from '../security/caller-address.js';
import { EventStream } from './event-stream.js';

/** Keep-alive interval in milliseconds; proxies time out after 30 to 60 s of silence. */
const BEAT_EVERY = 20_000;
/** Delay in milliseconds before browsers reconnect. */
const RETRY_AFTER = 2_000;
/** Retry-After in seconds for an address with too many streams. */
const SURPLUS_RETRY = 60;

/** The event streams of this process: keeps them alive, and ends them on shutdown. */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly streams = new Map<EventStream, string>();
  private stopped = false;

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'connections'>) {}

  onModuleDestroy(): void {
    this.endAll();
  }

  /** Number of open streams. */
  get count(): number {
    return this.streams.size;
  }

  /**
   * Opens an event stream.
   * @throws TooManyAttempts when the caller's address has reached its limit
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

  /** Ends all streams, and new ones at once, so that clients reconnect to another process. */
  endAll(): void {
    this.stopped = true;
    for (const stream of this.streams.keys()) stream.end();
  }

  /** Keeps all streams alive. */
  @Interval(BEAT_EVERY)
  beat(): void {
    for (const stream of this.streams.keys()) stream.beat();
  }

  private requireRoom(address: string): void {
    const most = this.settings.connections.mostStreamsPerAddress;
    if (most === 0 || this.streams.size < most) return;
    const held = [...this.streams.values()].filter((holder) => holder === address).length;
    if (held >= most)
      throw new TooManyAttempts('There are too many live connections from your network.', SURPLUS_RETRY);
  }
}
