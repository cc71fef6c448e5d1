import type { Response } from 'express';

/** Maximum unsent bytes. A slower client is disconnected and catches up when it reconnects. */
const MAX_UNSENT = 1024 * 1024;

/** One event of a stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export type StreamEvent = { readonly name: string; readonly data: unknown; readonly id?: string };

/** A response that stays open and streams events to one browser tab. */
export class EventStream {
  /** Resolves when either side closes the stream. */
  readonly closed: Promise<void>;

  constructor(private readonly response: Response) {
    this.closed = new Promise((resolve) => response.once('close', resolve));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Neither proxies nor compression may buffer events.
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

  /** Sends a comment line, so that proxies do not close an idle connection. */
  beat(): void {
    this.write(': \n\n');
  }

  /** Sets the client's reconnection delay in milliseconds. */
  retryAfter(milliseconds: number): void {
    this.write(`retry: ${milliseconds}\n\n`);
  }

  end(): void {
    if (this.isOpen) this.response.end();
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    this.response.write(text);
    if (this.response.writableLength > MAX_UNSENT) this.response.destroy();
  }
}
