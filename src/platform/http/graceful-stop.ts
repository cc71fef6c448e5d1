import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Idle time in milliseconds after which no more requests are expected. */
const SILENCE = 500;
/** Maximum wait for it in milliseconds; by then proxies have noticed that this process is not ready. */
const MAX_WAIT = 5_000;
/** Timeout of the whole shutdown in milliseconds; supervisors usually kill after 10 s or more. */
const MAX_STOP = 9_500;

/**
 * Finishes open requests: connections close with their next response, and new ones are rejected once the server is
 * idle.
 */
export class GracefulStop {
  private readonly inFlight = new Set<ServerResponse>();
  /** Connections that sent no request yet, which browsers open in advance and Node does not count as idle. */
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
      // Health checks do not count as traffic.
      if (!request.url?.startsWith('/health/')) this.lastRequestAt = Date.now();
      this.inFlight.add(response);
      response.once('close', () => this.inFlight.delete(response));
      if (this.stopping) response.setHeader('Connection', 'close');
    });
  }

  /** Resolves when all requests have finished, or after about nine seconds. */
  async finish(): Promise<void> {
    this.stopping = true;
    const begin = Date.now();
    for (const response of this.inFlight) if (!response.headersSent) response.setHeader('Connection', 'close');
    await this.silence(begin + MAX_WAIT);
    const closed = this.stopListening();
    // A new connection may have a request in transit.
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
    // A connection that is still sending its response is not idle yet.
    this.server.keepAliveTimeout = 1;
  }

  /** Unlike `close` of the HTTP server, keeps connections whose request is still arriving. */
  private stopListening(): Promise<void> {
    return new Promise((resolve) => void NetServer.prototype.close.call(this.server, () => resolve()));
  }

  /** Resolves once the server is idle, or at the deadline. */
  private async silence(deadline: number): Promise<void> {
    const begin = Date.now();
    for (let now = begin; now < deadline; now = Date.now()) {
      const left = SILENCE - (now - Math.max(begin, this.lastRequestAt));
      if (left <= 0) return;
      await sleep(Math.min(left, deadline - now));
    }
  }
}
