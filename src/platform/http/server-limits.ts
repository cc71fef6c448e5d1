import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../config/settings.js';
import { countedAddress } from './security/caller-address.js';

/** Timeout in milliseconds for request headers, and for the first byte on a new connection. */
const HEADERS_TIMEOUT = 15_000;
/** Keep-alive timeout in milliseconds; proxies keep connections for up to 60 s. */
const KEEP_ALIVE_TIMEOUT = 65_000;
/** Interval in milliseconds at which these timeouts are checked. */
const CHECK_INTERVAL = 5_000;
const MAX_HEADERS = 100;
/** Each chunk of a body costs as much as many bytes: so many of any size, then at least so many bytes on average. */
const SMALL_CHUNKS = 1_000;
const MEAN_CHUNK = 16;
/** Requests that a connection may send before the first of them is answered; browsers send one. */
const MOST_WAITING = 10;

/** An HTTP server for Express that limits slow, idle and excess connections. */
export class LimitedAdapter extends ExpressAdapter {
  constructor(private readonly limits: Settings['connections']) {
    // Paths have one spelling, like every comparison of paths in the code. The router takes this when it is made.
    super(express().enable('case sensitive routing'));
  }

  override initHttpServer(): void {
    this.httpServer = limitedServer(this.getInstance<RequestListener>(), this.limits);
  }
}

function limitedServer(app: RequestListener, limits: Settings['connections']): Server {
  const requestTimeout = limits.requestSeconds * 1000;
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: Math.min(HEADERS_TIMEOUT, requestTimeout),
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL, requestTimeout / 2),
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    },
    limitWaiting(app),
  );
  // Before any of the body is read.
  server.prependListener('request', refuseCrumbs);
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = limits.most;
  if (limits.mostPerAddress > 0) limitPerAddress(server, limits.mostPerAddress);
  return server;
}

/** Disconnects who sends request after request without waiting for responses: all that arrive at once are one task. */
function limitWaiting(app: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count > MOST_WAITING) socket.destroy();
    if (!socket.destroyed) app(request, response);
  };
}

/** Disconnects a sender of countless tiny chunks. */
function refuseCrumbs(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let chunks = 0;
  let bytes = 0;
  request.push = (chunk: Uint8Array | null, encoding) => {
    chunks += 1;
    bytes += chunk?.byteLength ?? 0;
    if (chunks <= SMALL_CHUNKS || bytes >= chunks * MEAN_CHUNK) return push(chunk, encoding);
    request.destroy();
    return false;
  };
}

/** Closes connections beyond the limit of an address. */
function limitPerAddress(server: Server, most: number): void {
  const openFrom = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    const open = (openFrom.get(address) ?? 0) + 1;
    openFrom.set(address, open);
    socket.once('close', () => {
      const left = (openFrom.get(address) ?? 1) - 1;
      if (left > 0) openFrom.set(address, left);
      else openFrom.delete(address);
    });
    if (open > most) socket.destroy();
  });
}
