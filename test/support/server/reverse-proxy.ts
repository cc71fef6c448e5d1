import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReady } from './built-server.js';

/** Interval of readiness checks in milliseconds. */
const LOOK_EVERY = 200;

/** Hop-by-hop headers, which are not forwarded (RFC 9110, 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

type Backend = { readonly url: URL; isReady: boolean };

/**
 * A typical reverse proxy: round-robin over ready servers, tries the next one if a connection is refused,
 * and forwards the client's address.
 */
export class ReverseProxy {
  private readonly server = createServer((incoming, answer) => this.pass(incoming, answer));
  private readonly stopped = new AbortController();
  private turn = 0;

  private constructor(private readonly backends: Backend[]) {}

  static async start(urls: readonly string[]): Promise<ReverseProxy> {
    const proxy = new ReverseProxy(urls.map((url) => ({ url: new URL(url), isReady: true })));
    proxy.server.listen(0);
    await once(proxy.server, 'listening');
    for (const backend of proxy.backends) void proxy.watch(backend);
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Resolves when every server is ready. */
  async allReady(): Promise<void> {
    while (!this.backends.every((backend) => backend.isReady)) await sleep(LOOK_EVERY);
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async watch(backend: Backend): Promise<void> {
    while (!this.stopped.signal.aborted) {
      backend.isReady = await isReady(backend.url.origin);
      await sleep(LOOK_EVERY, undefined, { signal: this.stopped.signal }).catch(() => undefined);
    }
  }

  private pass(incoming: IncomingMessage, answer: ServerResponse): void {
    this.turn += 1;
    const ready = this.backends.filter((backend) => backend.isReady);
    const first = this.turn % (ready.length || 1);
    this.attempt(incoming, answer, [...ready.slice(first), ...ready.slice(0, first)]);
  }

  private attempt(incoming: IncomingMessage, answer: ServerResponse, [backend, ...others]: readonly Backend[]): void {
    if (!backend) {
      answer.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    const { url } = backend;
    const upstream = request({
      host: url.hostname,
      port: url.port,
      method: incoming.method,
      path: incoming.url,
      headers: forwarded(incoming),
      // One connection per request, because a reused one may be closing.
      agent: false,
    });
    let isConnected = false;
    upstream.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        incoming.pipe(upstream);
      }),
    );
    upstream.once('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
      response.pipe(answer);
      response.once('error', () => answer.destroy());
    });
    upstream.once('error', () => {
      // Nothing was sent yet, so a retry is safe.
      if (!isConnected) this.attempt(incoming, answer, others);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.once('close', () => {
      if (!answer.writableFinished) upstream.destroy();
    });
  }
}

/** Appends the client's address after the claimed ones, where servers that trust one proxy look for it. */
function forwarded({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  const claimed = headers['x-forwarded-for'];
  return {
    ...endToEnd(headers),
    'x-forwarded-for': [claimed, socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host,
  };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}
