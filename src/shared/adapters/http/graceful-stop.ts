import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Slots } from './slots.js';

/** Milliseconds without a request after which nobody is taken to send any more. */
const SILENCE = 500;
/** Most milliseconds to wait for that; by then proxies that look for it have seen that this process is not ready. */
const LONGEST_FAREWELL = 5_000;
/** Milliseconds that the whole may take; supervisors usually kill after 10 s or more. */
const LONGEST_STOP = 9_500;

/** Lets a server finish what it has begun: an end to connections after their next answer, and no new ones once nobody asks any more. */
export class GracefulStop {
  private readonly inFlight = new Slots<ServerResponse>();
  private stopping = false;
  private lastAskedAt = 0;

  constructor(private readonly server: Server) {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      // Those who ask whether to send anything here are told that they should not.
      if (!request.url?.startsWith('/health/')) this.lastAskedAt = Date.now();
      const slot = this.inFlight.put(response);
      response.once('close', () => this.inFlight.clear(slot));
      if (this.stopping) response.setHeader('Connection', 'close');
    });
  }

  /** Resolves when every request was answered, or after some nine seconds. */
  async finish(): Promise<void> {
    this.stopping = true;
    const begin = Date.now();
    for (const response of this.inFlight.items()) if (!response.headersSent) response.setHeader('Connection', 'close');
    await this.silence(begin + LONGEST_FAREWELL);
    const closed = this.stopListening();
    // Connections made at the last moment have a request on the way.
    await this.silence(Date.now() + 2 * SILENCE);
    this.server.closeIdleConnections();
    const gaveUp = new AbortController();
    const left = begin + LONGEST_STOP - Date.now();
    await Promise.race([closed, sleep(left, undefined, { signal: gaveUp.signal })]).catch(() => undefined);
    gaveUp.abort();
    this.server.closeAllConnections();
  }

  /** Unlike the HTTP server's own `close`, which ends connections whose request is just coming in, too. */
  private stopListening(): Promise<void> {
    return new Promise((resolve) => void NetServer.prototype.close.call(this.server, () => resolve()));
  }

  /** Resolves when nobody has asked anything for a while, or at the latest at that moment. */
  private async silence(deadline: number): Promise<void> {
    const begin = Date.now();
    for (let now = begin; now < deadline; now = Date.now()) {
      const left = SILENCE - (now - Math.max(begin, this.lastAskedAt));
      if (left <= 0) return;
      await sleep(Math.min(left, deadline - now));
    }
  }
}
