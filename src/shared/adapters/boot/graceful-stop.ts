import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds in which callers learn, by the answer to what they ask next, that their connection ends. */
const FAREWELL = 500;
/** Milliseconds that requests in flight have to finish; supervisors usually kill after 10 s or more. */
const LONGEST_WAIT = 9_000;

/** Lets a server finish what it has begun: an end to connections after their next answer, then no new ones. */
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

  /** Resolves when every request was answered, or after some nine seconds. */
  async finish(): Promise<void> {
    this.stopping = true;
    for (const response of this.inFlight) if (!response.headersSent) response.setHeader('Connection', 'close');
    // Closing at once would cut callers off that are just sending on a connection we think idle.
    await sleep(FAREWELL);
    const gaveUp = new AbortController();
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    await Promise.race([closed, sleep(LONGEST_WAIT, undefined, { signal: gaveUp.signal })]).catch(() => undefined);
    gaveUp.abort();
    this.server.closeAllConnections();
  }
}
