import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, Response } from 'express';
import { IncomingMessage, Server, ServerResponse, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../config/settings.js';
import { bornAs } from './api/born-as.js';
import { countedAddress } from './security/caller-address.js';

/** Milliseconds in which the head of a request has to arrive, and in which a new connection has to begin one. */
const HEADERS_TIMEOUT = 15_000;
/** Milliseconds that a connection may stay without a request; proxies keep theirs for up to 60 s. */
const KEEP_ALIVE_TIMEOUT = 65_000;
/** Milliseconds between two looks for connections that are too slow. */
const CHECK_EVERY = 5_000;
const MOST_HEADERS = 100;

/** An HTTP server that slow, many and idle connections cannot fill. */
class BoundedServer extends Server {
  private readonly openFrom = new Map<string, number>();
  /** Connections on which nothing was ever asked; browsers open some for later. */
  private readonly unused = new Set<Socket>();

  constructor({ requestSeconds, most, mostPerAddress }: Settings['connections'], app: Express) {
    const requestTimeout = requestSeconds * 1000;
    super(
      {
        IncomingMessage: bornAs(IncomingMessage, app.request),
        ServerResponse: bornAs(ServerResponse, app.response),
        requestTimeout,
        headersTimeout: Math.min(HEADERS_TIMEOUT, requestTimeout),
        connectionsCheckingInterval: Math.min(CHECK_EVERY, requestTimeout / 2),
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      },
      app as RequestListener,
    );
    this.maxHeadersCount = MOST_HEADERS;
    this.maxConnections = most;
    this.on('connection', (socket) => this.count(socket, mostPerAddress));
    this.on('request', ({ socket }) => this.unused.delete(socket));
  }

  override close(callback?: (error?: Error) => void): this {
    super.close(callback);
    for (const socket of this.unused) if (socket.bytesRead === 0) socket.destroy();
    // A connection whose answer is just going out is not idle yet, and would stay for all of its time.
    this.keepAliveTimeout = 1;
    return this;
  }

  /** One too many from an address is closed as soon as it comes, so that one caller leaves room for the others. */
  private count(socket: Socket, mostPerAddress: number): void {
    const address = countedAddress(socket.remoteAddress ?? '');
    const open = (this.openFrom.get(address) ?? 0) + 1;
    this.openFrom.set(address, open);
    this.unused.add(socket);
    socket.once('close', () => this.forget(socket, address));
    if (mostPerAddress > 0 && open > mostPerAddress) socket.destroy();
  }

  private forget(socket: Socket, address: string): void {
    this.unused.delete(socket);
    const open = (this.openFrom.get(address) ?? 1) - 1;
    if (open > 0) this.openFrom.set(address, open);
    else this.openFrom.delete(address);
  }
}

/** Express on a server with bounds. */
export class BoundedAdapter extends ExpressAdapter {
  constructor(private readonly bounds: Settings['connections']) {
    super();
  }

  override initHttpServer(): void {
    this.httpServer = new BoundedServer(this.bounds, this.getInstance<Express>());
  }

  /** Sends what a route returned. Express would look for entity tags, conditions and forms of writing that no answer here has. */
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (!isPlain(body) || response.hasHeader('Content-Type')) return super.reply(response, body, statusCode);
    const text = JSON.stringify(body);
    if (statusCode !== undefined) response.statusCode = statusCode;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    return response.end(text);
  }
}

/** Whether it is data, and no stream or error. */
function isPlain(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !(body instanceof StreamableFile) && !(body instanceof Error);
}
