import type { RequestHandler } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A step that sets headers by nothing but how the server was started. */
type HeaderStep = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Works out once what steps set that set the same on every answer, and sets just that from then on. */
export function constantHeaders(...steps: readonly HeaderStep[]): RequestHandler {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  for (const step of steps) step(sample.req, sample, () => undefined);
  const headers = sample.getHeaderNames().map((name) => [name, sample.getHeader(name) ?? ''] as const);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
