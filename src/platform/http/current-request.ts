import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The request being handled. */
@Injectable()
export class CurrentRequest {
  private readonly requests = new AsyncLocalStorage<Request>();

  /** Middleware that makes the request available to everything after it. */
  readonly follow = (request: Request, _response: Response, next: NextFunction): void =>
    this.requests.run(request, next);

  /** Undefined in scheduled tasks, background work and commands. */
  get(): Request | undefined {
    return this.requests.getStore();
  }

  /** The signed-in user; null for visitors and outside requests. */
  get actorId(): number | null {
    return this.get()?.actor?.userId ?? null;
  }
}
