import type { NextFunction, Request, Response } from 'express';

/** Bytes of the largest request that any route takes, with some room. */
const LARGEST = 6 * 1024 ** 2;
/** Bytes that are let in of a request that is larger by its own word. */
const LITTLE = 1024 ** 2;
/** Milliseconds that its caller has to read the answer before the connection ends. */
const FAREWELL = 1_000;
const LOOK_EVERY = 20;

/**
 * Stops reading the body of a request that is answered already. Up to what could have been a request of ours the rest is let in,
 * so that the caller learns of the answer; beyond it the connection ends.
 */
export function stopUnwantedBodies(request: Request, response: Response, next: NextFunction): void {
  response.once('finish', () => {
    if (request.complete) return;
    const declared = request.headers['content-length'];
    if (declared === undefined) endAfter(request, LARGEST, Infinity);
    else if (Number(declared) > LARGEST) endAfter(request, LITTLE, FAREWELL);
  });
  next();
}

/** Node throws away what comes after the answer without telling, so one has to look. */
function endAfter(request: Request, bytes: number, milliseconds: number): void {
  const { socket } = request;
  const before = socket.bytesRead;
  const begin = performance.now();
  const looking = setInterval(() => {
    const isOver = request.complete || socket.destroyed;
    const isTooMuch = socket.bytesRead - before > bytes || performance.now() - begin > milliseconds;
    if (!isOver && !isTooMuch) return;
    clearInterval(looking);
    if (!isOver) socket.destroy();
  }, LOOK_EVERY);
  looking.unref();
}
