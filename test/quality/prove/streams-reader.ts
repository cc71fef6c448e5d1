import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { ApiClient } from '../../support/server/api-client.js';

/** Characters searched again, to find text split across two chunks. */
const OVERLAP = 1_000;

/** How a stream ended: closed by the server, or broken. */
export type StreamEnd = 'ended' | 'broken';

type Waiting = { readonly text: string; heard(at: number): void };

/** A lightweight reader of one event stream. */
export class HeldStream {
  readonly end: Promise<StreamEnd>;
  private tail = '';
  private waiting: Waiting[] = [];

  private constructor(private readonly response: IncomingMessage) {
    this.end = new Promise((resolve) => {
      response.once('end', () => resolve('ended'));
      response.once('error', () => resolve('broken'));
    });
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.take(text));
  }

  /** Opens a stream and waits for its first event. */
  static async open(client: ApiClient): Promise<HeldStream> {
    const headers = { cookie: client.sessionCookie };
    const request = get(`${client.address}/api/events`, { headers, agent: new Agent() });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`A stream returned ${response.statusCode}.`);
    const stream = new HeldStream(response);
    await stream.hears('event: unread');
    return stream;
  }

  /** Resolves to the time at which this text arrives, in terms of `performance.now()`. */
  hears(text: string): Promise<number> {
    return new Promise((heard) => this.waiting.push({ text, heard }));
  }

  close(): void {
    this.response.destroy();
  }

  private take(text: string): void {
    this.tail += text;
    const now = performance.now();
    const heard = this.waiting.filter((waiting) => this.tail.includes(waiting.text));
    this.waiting = this.waiting.filter((waiting) => !heard.includes(waiting));
    for (const waiting of heard) waiting.heard(now);
    this.tail = this.tail.slice(-OVERLAP);
  }
}
