import type { Response } from 'express';

/** Bytes that may wait for a reader; one that falls further behind is cut off, and catches up when it comes back. */
const MOST_WAITING = 1024 * 1024;

/** One event of a stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export type StreamEvent = { readonly name: string; readonly data: unknown; readonly id?: string };

/** An answer that stays open and carries events to one browser tab. */
export class EventStream {
  /** Resolves when either side has closed it. */
  readonly closed: Promise<void>;

  constructor(private readonly response: Response) {
    this.closed = new Promise((resolve) => response.once('close', resolve));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Neither proxies nor our own compression may hold events back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  }

  get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  send({ name, data, id }: StreamEvent): void {
    const idLine = id === undefined ? '' : `id: ${id}\n`;
    this.write(`event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`);
  }

  /** A line that readers skip and that keeps the connection from looking idle. */
  beat(): void {
    this.write(': \n\n');
  }

  /** After how many milliseconds the reader is to come back, once the stream has ended. */
  retryAfter(milliseconds: number): void {
    this.write(`retry: ${milliseconds}\n\n`);
  }

  end(): void {
    if (this.isOpen) this.response.end();
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_WAITING) this.response.destroy();
  }
}
