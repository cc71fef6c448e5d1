import { PayloadTooLargeException } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Refuses JSON beyond so many bytes as soon as that shows: by what the request says of itself, or by what has come so far. The
 * parser after it would read all of it first.
 */
export function refuseLargeJson(
  most: number,
  answer: (error: Error, request: Request, response: Response) => void,
): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!request.is('json')) return next();
    if (Number(request.headers['content-length'] ?? 0) > most) return next(new PayloadTooLargeException());
    if (request.headers['transfer-encoding'] !== undefined) {
      afterBytes(most, request, () => answer(new PayloadTooLargeException(), request, response));
    }
    next();
  };
}

/** Calls back once more bytes than these have come. */
export function afterBytes(most: number, request: Request, tooMany: () => void): void {
  let left = most;
  const take = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left >= 0) return;
    request.off('data', take);
    tooMany();
  };
  request.on('data', take);
}
