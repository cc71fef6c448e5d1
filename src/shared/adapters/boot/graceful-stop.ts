import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that requests in flight have to finish; supervisors usually kill after 10 s or more. */
const LONGEST_WAIT = 9_000;

/** Lets a server finish what it has begun: no new connections, no reuse of old ones, an end to idle ones. */
export class GracefulStop {
  private readonly inFlight = new Set<ServerResponse>();
  private stopping = false;

  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.inFlight.add(response);
      response.once('close', () => this.inFlight.delete(response));
      if (this.stopping) response.setHeader('Connection', 'close');
    });
  }

  /** Resolves when every request was answered, or after nine seconds. */
  async finish(): Promise<void> {
    this.stopping = true;
    for (const response of this.inFlight) if (!response.headersSent) response.setHeader('Connection', 'close');
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeIdleConnections();
    const gaveUp = new AbortController();
    await Promise.race([closed, sleep(LONGEST_WAIT, undefined, { signal: gaveUp.signal })]).catch(() => undefined);
    gaveUp.abort();
    this.server.closeAllConnections();
  }
}
