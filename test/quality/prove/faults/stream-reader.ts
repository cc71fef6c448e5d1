import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { ApiClient } from '#test/support/server/api-client.js';

/** Characters searched again, to find text split across two chunks. */
const OVERLAP = 1_000;

/** How a stream ended: closed by the server, or broken. */
export type StreamEnd = 'ended' | 'broken';

type Waiter = { readonly text: string; resolve(at: number): void };

/** A lightweight reader of one event stream. */
export class StreamReader {
  readonly end: Promise<StreamEnd>;
  private tail = '';
  private waiters: Waiter[] = [];

  private constructor(private readonly response: IncomingMessage) {
    this.end = new Promise((resolve) => {
      response.once('end', () => resolve('ended'));
      response.once('error', () => resolve('broken'));
    });
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.take(text));
  }

  /** Opens a stream and waits for its first event. */
  static async open(client: ApiClient): Promise<StreamReader> {
    const headers = { cookie: client.sessionCookie };
    const request = get(`${client.address}/api/events`, { headers, agent: new Agent() });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`A stream returned ${response.statusCode}.`);
    const stream = new StreamReader(response);
    await stream.waitFor('event: unread');
    return stream;
  }

  /** Resolves to the `performance.now()` time at which this text arrives. */
  waitFor(text: string): Promise<number> {
    return new Promise((resolve) => this.waiters.push({ text, resolve }));
  }

  close(): void {
    this.response.destroy();
  }

  private take(text: string): void {
    this.tail += text;
    const now = performance.now();
    const matched = this.waiters.filter((waiter) => this.tail.includes(waiter.text));
    this.waiters = this.waiters.filter((waiter) => !matched.includes(waiter));
    for (const { resolve } of matched) resolve(now);
    this.tail = this.tail.slice(-OVERLAP);
  }
}
