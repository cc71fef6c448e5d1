import {
  applyDecorators,
  BadRequestException,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { hash } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { actorOf } from '../security/access.js';
import { IdempotentRequests, type RepeatedRequest, type StoredResponse } from './postgres-idempotent-requests.js';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Executes requests with the same `Idempotency-Key` once. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly requests: IdempotentRequests) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.get('Idempotency-Key');
    const actor = actorOf(request);
    if (key === undefined || !actor) return next.handle();
    if (!KEY.test(key)) throw new BadRequestException('Idempotency-Key must be 1 to 200 visible ASCII characters');
    const response = context.switchToHttp().getResponse<Response>();
    return from(this.respond({ userId: actor.userId, key, hash: hashOf(request) }, response, next));
  }

  private async respond(repeated: RepeatedRequest, response: Response, next: CallHandler): Promise<unknown> {
    const { status, etag, body } = await this.requests.once(repeated, async (): Promise<StoredResponse> => {
      const made: unknown = await lastValueFrom(next.handle());
      return { status: response.statusCode, etag: response.getHeader('ETag')?.toString(), body: made };
    });
    response.status(status);
    if (etag !== undefined) response.setHeader('ETag', etag);
    return body;
  }
}

/**
 * Makes a route safe to retry: a request with an `Idempotency-Key` is executed once, and retries get the same response.
 */
export function Idempotent(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Unique for each request to make once. For 24 hours, a retry gets the same response',
      schema: { type: 'string', maxLength: 200 },
    }),
  );
}

function hashOf({ method, originalUrl, body }: Request): string {
  return hash('sha256', JSON.stringify([method, originalUrl, body]), 'base64url');
}
