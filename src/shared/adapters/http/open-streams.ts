import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { EventStream } from './event-stream.js';

/** Milliseconds between two signs of life; proxies take 30 to 60 s of silence for the end. */
const BEAT_EVERY = 20_000;
/** Milliseconds after which a browser comes back when a stream has ended. */
const RETRY_AFTER = 2_000;

/** Every stream of events that this process holds open: keeps them alive, and ends them when the process stops. */
@Injectable()
export class OpenStreams implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly streams = new Set<EventStream>();
  private stopped = false;
  private heart?: NodeJS.Timeout;

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

  /** Begins the answer to a request for events. */
  open(response: Response): EventStream {
    const stream = new EventStream(response);
    stream.retryAfter(RETRY_AFTER);
    if (this.stopped) {
      stream.end();
      return stream;
    }
    this.streams.add(stream);
    void stream.closed.then(() => this.streams.delete(stream));
    return stream;
  }

  /** Sends everybody to another process; from now on streams end as soon as they begin. */
  endAll(): void {
    this.stopped = true;
    for (const stream of this.streams) stream.end();
  }

  private beat(): void {
    for (const stream of this.streams) stream.beat();
  }
}
