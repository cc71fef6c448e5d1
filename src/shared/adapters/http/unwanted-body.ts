import type { NextFunction, Request, Response } from 'express';

/** Bytes of the largest request that any route takes, with some room. */
const LARGEST = 6 * 1024 ** 2;
/** Milliseconds that the caller of a larger one has to read the answer before the connection ends. */
const FAREWELL = 1_000;
const LOOK_EVERY = 20;

/**
 * Stops reading the body of a request that is answered already. Up to what could have been a request of ours the rest is let in,
 * so that the caller learns of the answer; beyond it the connection ends.
 */
export function stopUnwantedBodies(request: Request, response: Response, next: NextFunction): void {
  const declared = request.headers['content-length'];
  if (Number(declared ?? 0) > LARGEST) {
    // Once something was read of it, Node does not throw the rest away by itself but waits for the next reader, who never comes.
    request.read(0);
    response.once('finish', () => setTimeout(() => request.socket.destroy(), FAREWELL).unref());
  } else if (declared === undefined) {
    response.once('finish', () => endWhenTooLong(request));
  }
  next();
}

/** Node throws away what comes after the answer without telling, so one has to look. */
function endWhenTooLong(request: Request): void {
  const { socket } = request;
  const before = socket.bytesRead;
  if (request.complete) return;
  const looking = setInterval(() => {
    const isOver = request.complete || socket.destroyed;
    if (!isOver && socket.bytesRead - before <= LARGEST) return;
    clearInterval(looking);
    if (!isOver) socket.destroy();
  }, LOOK_EVERY);
  looking.unref();
}
