import { PayloadTooLargeException } from '@nestjs/common';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** The largest body without a file. */
const JSON_LIMIT = 256 * 1024;
/** Bytes of the largest request that any route takes, with some room. */
const LARGEST = 6 * 1024 ** 2;
/** Milliseconds in which the sender of a larger one can read the answer before the connection ends. */
const TIME_TO_READ = 1_000;
const CHECK_INTERVAL = 20;

/** Whether a request only reads. Its body means nothing then (RFC 9110, 9.3.1), and is not looked at. */
export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Parses JSON. A body that is too large is refused as soon as that shows: the parser would read all of it first. */
export function parseJson(answer: (error: Error, request: Request, response: Response) => void): RequestHandler {
  const parse = express.json({ limit: JSON_LIMIT });
  return (request, response, next) => {
    if (isRead(request)) return next();
    if (request.is('json')) {
      if (Number(request.headers['content-length'] ?? 0) > JSON_LIMIT) return next(new PayloadTooLargeException());
      if (request.headers['transfer-encoding'] !== undefined) {
        afterBytes(JSON_LIMIT, request, () => answer(new PayloadTooLargeException(), request, response));
      }
    }
    parse(request, response, next);
  };
}

/** Calls back once more than so many bytes have come. */
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
 * Stops reading the body of a request that is already answered. Up to the largest request the rest is let in, so that the
 * sender gets to read the answer; beyond it the connection ends.
 */
export function stopUnwantedBodies(request: Request, response: Response, next: NextFunction): void {
  const declared = request.headers['content-length'];
  if (Number(declared ?? 0) > LARGEST) {
    // Once something has been read, Node waits for a reader instead of discarding the rest.
    request.read(0);
    response.once('finish', () => setTimeout(() => request.socket.destroy(), TIME_TO_READ).unref());
  } else if (declared === undefined) {
    response.once('finish', () => endWhenTooLong(request));
  }
  next();
}

/** Node discards what comes after the answer without an event, so it has to be polled. */
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
