import { Injectable } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { requestIdsOf } from '../http/request-id.js';
import { pathOf } from './path-of.js';

/** Polled constantly, so logged only if they fail. */
const NOT_LOGGED = /^\/(health|assets)\//;

/** Milliseconds from which a request is logged as slow. */
const SLOW = 1_000;

/** How a request ended: a sentence for the log, and details. */
type Outcome = {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: object;
};

const failures = new WeakMap<Response, Outcome>();

/** Adds to the line of a request why it failed. */
export function logFailure(response: Response, failure: Outcome): void {
  failures.set(response, failure);
}

/** One line per request that was refused, failed or took long; at level `debug`, one for every request. */
@Injectable()
export class RequestLog {
  constructor(private readonly root: PinoLogger) {}

  /** The first middleware: everything that is logged on behalf of a request names it. */
  readonly follow: RequestHandler = ({ method, originalUrl, headers }, response, next) => {
    const ids = requestIdsOf(headers);
    const path = pathOf(originalUrl);
    const begin = performance.now();
    response.setHeader('X-Request-Id', ids.requestId);
    this.root.runInContext(
      () => {
        const { logger } = this.root;
        response.once('close', () => {
          const milliseconds = Math.round(performance.now() - begin);
          const { level, message, details } = failures.get(response) ?? outcomeOf(response, path, milliseconds);
          const line = { context: 'Http', method, path, status: response.statusCode, milliseconds, ...details };
          logger[level](line, message);
        });
        next();
      },
      { bindings: ids },
    );
  };
}

function outcomeOf(response: Response, path: string, milliseconds: number): Outcome {
  const { statusCode } = response;
  const details = response.writableFinished ? {} : { isAborted: true };
  if (NOT_LOGGED.test(path)) return { level: 'debug', message: 'Answered', details };
  if (statusCode >= 500) return { level: 'warn', message: 'Turned away', details };
  if (statusCode >= 400) return { level: 'info', message: 'Refused', details };
  const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
  if (milliseconds >= SLOW && !isStream) return { level: 'info', message: 'Slow', details };
  return { level: 'debug', message: 'Answered', details };
}
