import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds without a request after which no more are expected. */
const SILENCE = 500;
/** Milliseconds to wait for that silence; by then proxies have noticed that this process is not ready. */
const MAX_WAIT = 5_000;
/** Milliseconds for the whole stop; supervisors usually kill after 10 s or more. */
const MAX_STOP = 9_500;

/** Finishes the requests of a server: connections end with their next answer, and new ones are refused once there is silence. */
export class GracefulStop {
  private readonly inFlight = new Set<ServerResponse>();
  /** Connections without any request so far, which Node does not count as idle; browsers open some in advance. */
  private readonly unused = new Set<Socket>();
  private stopping = false;
  private lastRequestAt = 0;

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.unused.add(socket);
      socket.once('close', () => this.unused.delete(socket));
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.unused.delete(request.socket);
      // Health checks only find out that nothing more should be sent.
      if (!request.url?.startsWith('/health/')) this.lastRequestAt = Date.now();
      this.inFlight.add(response);
      response.once('close', () => this.inFlight.delete(response));
      if (this.stopping) response.setHeader('Connection', 'close');
    });
  }

  /** Resolves when every request is answered, or after some nine seconds. */
  async finish(): Promise<void> {
    this.stopping = true;
    const begin = Date.now();
    for (const response of this.inFlight) if (!response.headersSent) response.setHeader('Connection', 'close');
    await this.silence(begin + MAX_WAIT);
    const closed = this.stopListening();
    // Connections made at the last moment have a request on the way.
    await this.silence(Date.now() + 2 * SILENCE);
    this.closeIdle();
    const timeout = new AbortController();
    const left = begin + MAX_STOP - Date.now();
    await Promise.race([closed, sleep(left, undefined, { signal: timeout.signal })]).catch(() => undefined);
    timeout.abort();
    this.server.closeAllConnections();
  }

  private closeIdle(): void {
    for (const socket of this.unused) if (socket.bytesRead === 0) socket.destroy();
    this.server.closeIdleConnections();
    // A connection whose answer is just going out is not idle yet.
    this.server.keepAliveTimeout = 1;
  }

  /** Unlike `close` of the HTTP server, which also ends connections whose request is just coming in. */
  private stopListening(): Promise<void> {
    return new Promise((resolve) => void NetServer.prototype.close.call(this.server, () => resolve()));
  }

  /** Resolves when there has been no request for a while, or at the deadline. */
  private async silence(deadline: number): Promise<void> {
    const begin = Date.now();
    for (let now = begin; now < deadline; now = Date.now()) {
      const left = SILENCE - (now - Math.max(begin, this.lastRequestAt));
      if (left <= 0) return;
      await sleep(Math.min(left, deadline - now));
    }
  }
}
