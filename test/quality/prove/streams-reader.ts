import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { ApiClient } from '../../support/server/api-client.js';

/** Characters searched again, for a text that arrived in two chunks. */
const OVERLAP = 1_000;

/** How a stream ended: closed by the server, or broken. */
export type StreamEnd = 'ended' | 'torn';

type Waiting = { readonly text: string; heard(at: number): void };

/** One of many event streams, at little cost. */
export class HeldStream {
  readonly end: Promise<StreamEnd>;
  private tail = '';
  private waiting: Waiting[] = [];

  private constructor(private readonly response: IncomingMessage) {
    this.end = new Promise((resolve) => {
      response.once('end', () => resolve('ended'));
      response.once('error', () => resolve('torn'));
    });
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.take(text));
  }

  /** Opens a stream and waits for its first event. */
  static async open(client: ApiClient): Promise<HeldStream> {
    const headers = { cookie: client.sessionCookie };
    const request = get(`${client.address}/api/events`, { headers, agent: new Agent() });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}.`);
    const stream = new HeldStream(response);
    await stream.hears('event: unread');
    return stream;
  }

  /** Resolves with the time, by `performance.now()`, at which this text arrived. */
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
