import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { ApiClient } from '../../support/server/api-client.js';

/** Characters of what came in that are looked through again, for a text that came in two pieces. */
const OVERLAP = 1_000;

/** How a stream ended: by the server's word, or torn off. */
export type StreamEnd = 'ended' | 'torn';

type Waiting = { readonly text: string; heard(at: number): void };

/** One of many streams of events, held open at little cost. */
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

  /** Opens a stream that carries events already. */
  static async open(client: ApiClient): Promise<HeldStream> {
    const headers = { cookie: client.sessionCookie };
    const request = get(`${client.address}/api/events`, { headers, agent: new Agent() });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}.`);
    const stream = new HeldStream(response);
    await stream.hears('event: unread');
    return stream;
  }

  /** Resolves with the moment, as `performance.now()` counts, in which this text has come in. */
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
