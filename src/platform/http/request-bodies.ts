import { PayloadTooLargeException } from '@nestjs/common';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** Maximum size of a body without files. */
const JSON_LIMIT = 256 * 1024;
/** The routes that read their body as it arrives, with limits of their own. */
const IMPORTS: ReadonlySet<string> = new Set(['/api/import', '/api/import/preview']);
/** Maximum request size of any route in bytes, with a margin. */
const LARGEST = 6 * 1024 ** 2;
/** Milliseconds that the sender of a larger one has to read the response before the connection closes. */
const TIME_TO_READ = 1_000;
const CHECK_INTERVAL = 20;

/** GET and HEAD requests: their body has no meaning (RFC 9110, 9.3.1) and is ignored. */
export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

const raw = new WeakMap<object, Buffer>();

/** The routes whose body is signed byte by byte. */
const SIGNED = '/api/payments/stripe';

/** The bytes of the body of a signed request. */
export function rawBodyOf(request: Request): Buffer {
  return raw.get(request) ?? Buffer.alloc(0);
}

/** Parses JSON. Rejects a body as soon as it exceeds the limit; the parser would read all of it first. */
export function parseJson(answer: (error: Error, request: Request, response: Response) => void): RequestHandler {
  const parse = express.json({
    limit: JSON_LIMIT,
    verify: (request: Request, _response, bytes) => {
      if (request.path === SIGNED) raw.set(request, bytes);
    },
  });
  return (request, response, next) => {
    if (isRead(request) || IMPORTS.has(request.path)) return next();
    if (request.is('json')) {
      if (Number(request.headers['content-length'] ?? 0) > JSON_LIMIT) return next(new PayloadTooLargeException());
      if (request.headers['transfer-encoding'] !== undefined) {
        afterBytes(JSON_LIMIT, request, () => answer(new PayloadTooLargeException(), request, response));
      }
    }
    parse(request, response, next);
  };
}

/** Calls back once the body exceeds that many bytes. */
export function afterBytes(most: number, request: Request, tooMany: () => void): void {
  let left = most;
  const count = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left >= 0) return;
    request.off('data', count);
    tooMany();
  };
  request.on('data', count);
}

/**
 * Stops reading the body of a request that was answered early. Up to the maximum size the rest is discarded, so that
 * the sender can read the response; beyond it the connection closes.
 */
export function stopUnwantedBodies(request: Request, response: Response, next: NextFunction): void {
  const declared = request.headers['content-length'];
  if (Number(declared ?? 0) > LARGEST) {
    // Once part of the body was read, Node waits for a reader instead of discarding the rest.
    request.read(0);
    response.once('finish', () => {
      if (request.complete) return;
      // The sender sees the end of the connection with the response, and sends no other request on it (RFC 9112, 9.6).
      request.socket.end();
      setTimeout(() => request.socket.destroy(), TIME_TO_READ).unref();
    });
  } else if (declared === undefined) {
    response.once('finish', () => endWhenTooLong(request));
  }
  next();
}

/** Node emits no event for data that it discards after the response, so this polls. */
function endWhenTooLong(request: Request): void {
  const { socket } = request;
  const before = socket.bytesRead;
  if (request.complete) return;
  const polling = setInterval(() => {
    const isOver = request.complete || socket.destroyed;
    if (!isOver && socket.bytesRead - before <= LARGEST) return;
    clearInterval(polling);
    if (!isOver) socket.destroy();
  }, CHECK_INTERVAL);
  polling.unref();
}
