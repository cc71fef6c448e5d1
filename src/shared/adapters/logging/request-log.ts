import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What the log tells of a request: no header, no body, no query. */
type LoggedRequest = { readonly id: string; readonly method: string; readonly path: string };

/** Addresses that are asked for all the time and of which there is nothing to tell. */
const UNTOLD = /^\/(health|assets)\//;

const current = new AsyncLocalStorage<LoggedRequest>();

/** What a line of the log begins with: the request that it belongs to, if it belongs to one. */
export function requestOfLine(): { readonly req?: LoggedRequest } {
  const req = current.getStore();
  return req ? { req } : {};
}

/** Has every line of the log say which request it belongs to, and tells how requests ended. */
@Injectable()
export class RequestLog {
  constructor(private readonly log: PinoLogger) {}

  readonly follow = (request: Request, response: Response, next: NextFunction): void => {
    const { method, originalUrl } = request;
    const [path = ''] = originalUrl.split('?', 1);
    const req: LoggedRequest = { id: randomUUID(), method, path };
    if (!UNTOLD.test(path)) {
      const begin = Date.now();
      response.once('close', () => this.tell(req, response, Date.now() - begin));
    }
    current.run(req, next);
  };

  private tell(req: LoggedRequest, response: Response, responseTime: number): void {
    const { statusCode, writableEnded } = response;
    const line = { req, res: { statusCode }, responseTime };
    if (statusCode >= 500) this.log.error(line, 'request errored');
    else this.log[statusCode >= 400 ? 'info' : 'debug'](line, writableEnded ? 'request completed' : 'request aborted');
  }
}
