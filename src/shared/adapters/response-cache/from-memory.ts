import {
  applyDecorators,
  Injectable,
  Res,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, RequestHandler, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { isRead } from '../http/request-bodies.js';
import { CachedResponse } from './cached-response.js';
import { ResponseCache } from './response-cache.js';

const IS_PUBLIC = 'from-memory:is-public';
const NOT_CACHED = 'from-memory:not-cached';

/** Whether the response to a request is the same for everyone. */
type IsPublic = (request: Request) => boolean;

/**
 * Serves cached responses to visitors, ahead of sessions, logging and routing. All other requests take the usual route.
 */
export function serveFromMemory(cache: ResponseCache): RequestHandler {
  return async (request, response, next) => {
    const { cookie, authorization } = request.headers;
    const isVisitor = cookie === undefined && authorization === undefined;
    const kept = isRead(request) && isVisitor && cache.recall(keyOf(request));
    if (!(kept instanceof CachedResponse)) return next();
    response.setHeader('Cache-Control', cacheControl(request));
    await kept.send(request, response);
  };
}

/** Caches the responses of routes marked with `FromMemory`. */
@Injectable()
class FromMemoryInterceptor implements NestInterceptor {
  constructor(
    private readonly cache: ResponseCache,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<void> {
    const isPublic = this.reflector.get<IsPublic>(IS_PUBLIC, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return from(isPublic(request) ? this.respond(request, response, next) : sendPrivate(request, response, next));
  }

  private async respond(request: Request, response: Response, next: CallHandler): Promise<void> {
    response.setHeader('Cache-Control', cacheControl(request));
    const shared = await this.cache.remember(keyOf(request), async () => {
      const body = textOf(await lastValueFrom(next.handle()), response);
      if (response.statusCode !== 200) return void response.send(body);
      const cached = new CachedResponse(response, body);
      if (response.locals[NOT_CACHED] !== true) return cached;
      return void (await cached.send(request, response));
    });
    await shared?.send(request, response);
  }
}

/**
 * Caches the responses of a route to requests that are public. The handler sets headers on an injected `@Res()` without
 * `passthrough` and returns the body: text, or an object for JSON. `ResponseCache.changed` must be called when anything
 * in it changes. Only 200 responses are cached.
 */
export function FromMemory(isPublic: IsPublic = () => true): MethodDecorator {
  return applyDecorators(SetMetadata(IS_PUBLIC, isPublic), UseInterceptors(FromMemoryInterceptor), sendsItself);
}

/** Excludes a response from the cache, because it is incomplete or shows something that changes without notice. */
export function keepOutOfMemory(response: Response): void {
  response.locals[NOT_CACHED] = true;
}

/** Adds a `@Res()` parameter to the handler, so that Nest leaves sending to the interceptor. */
const sendsItself: MethodDecorator = (target, name, descriptor) => {
  const handler = descriptor.value as unknown as { readonly length: number };
  Res()(target, name, handler.length);
};

/** A private response is never 304: its entity tag is for `If-Match`. */
async function sendPrivate(request: Request, response: Response, next: CallHandler): Promise<void> {
  delete request.headers['if-none-match'];
  response.send(textOf(await lastValueFrom(next.handle()), response));
}

function textOf(body: unknown, response: Response): string {
  if (typeof body === 'string') return body;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  return JSON.stringify(body);
}

/** Caches revalidate every time. Only browsers may store responses to requests with a session cookie. */
function cacheControl({ headers }: Request): string {
  return headers.cookie === undefined ? 'no-cache' : 'private, no-cache';
}

/** The same key for queries that differ only in their order and empty fields. */
function keyOf(request: Request): string {
  const { originalUrl } = request;
  const [path = ''] = originalUrl.split('?', 1);
  const entries = [...new URLSearchParams(originalUrl.slice(path.length))].filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(entries.sort(byName)).toString()}`;
}

/** Keeps the order of repeated names. */
function byName([one]: [string, string], [other]: [string, string]): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
