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
import { hasOwnCookies } from '../http/visitor.js';
import { addressOf, keepOnly, queryOf } from '../http/query.js';
import { isRead } from '../http/request-bodies.js';
import { CachedResponse } from './cached-response.js';
import type { DependsOn } from './dependencies.js';
import { ResponseCache } from './response-cache.js';

const ROUTE = 'from-memory:route';
const SOURCE = 'from-memory:source';
const NOT_CACHED = 'from-memory:not-cached';

type CachedRoute = {
  /** The query parameters that it reads; those and the path are the key. Others never reach it, see `keepOnly`. */
  readonly reads?: readonly string[];
  /** Whether the response to a request is the same for everyone; by default always. */
  readonly isPublic?: (request: Request) => boolean;
  /** What a response depends on; by default everything public. */
  readonly dependsOn?: DependsOn | ((request: Request) => readonly string[]);
};

/**
 * Serves cached responses to visitors, ahead of sessions, logging and routing. All other requests take the usual route.
 */
export function serveFromMemory(cache: ResponseCache): RequestHandler {
  return async (request, response, next) => {
    const isVisitor = !hasOwnCookies(request) && request.headers.authorization === undefined;
    const mayHit = isRead(request) && isVisitor && !request.queryFault;
    const key = mayHit ? keyOf(request) : undefined;
    const cached = key === undefined ? undefined : await cache.find(key);
    if (!(cached instanceof CachedResponse)) return next();
    response.setHeader('Cache-Control', cacheControl(request));
    response.locals[SOURCE] = 'memory';
    await cached.send(request, response);
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
    const { reads = [], isPublic, dependsOn } = this.reflector.get<CachedRoute>(ROUTE, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    keepOnly(reads, request);
    if (isPublic?.(request) === false) return from(sendPrivate(request, response, next));
    return from(
      this.respond(request, response, next, typeof dependsOn === 'function' ? dependsOn(request) : dependsOn),
    );
  }

  private async respond(
    request: Request,
    response: Response,
    next: CallHandler,
    dependsOn: DependsOn | undefined,
  ): Promise<void> {
    response.setHeader('Cache-Control', cacheControl(request));
    const key = keyOf(request);
    response.locals[SOURCE] = 'memory';
    const compute = async (): Promise<CachedResponse | undefined> => {
      response.locals[SOURCE] = 'computed';
      const body = textOf(await lastValueFrom(next.handle()), response);
      if (response.statusCode !== 200) return void response.send(body);
      const cached = new CachedResponse(response, body);
      if (response.locals[NOT_CACHED] !== true) return cached;
      return void (await cached.send(request, response));
    };
    const shared = await (key === undefined ? compute() : this.cache.findOrCompute(key, compute, dependsOn));
    await shared?.send(request, response);
  }
}

/**
 * Caches the responses of a route to requests that are public. The handler sets headers on an injected `@Res()` without
 * `passthrough` and returns the body: text, or an object for JSON. `ResponseCache.changed` must be called when anything
 * in it changes. Only 200 responses are cached. The handler sees only the parameters in the key, so that two requests
 * with the same key have the same response.
 */
export function FromMemory(route: CachedRoute = {}): MethodDecorator {
  return applyDecorators(SetMetadata(ROUTE, route), UseInterceptors(FromMemoryInterceptor), sendsItself);
}

/** Whether a public response was computed for its request or came from memory; undefined for all others. */
export function sourceOf(response: Response): 'computed' | 'memory' | undefined {
  return response.locals[SOURCE] as 'computed' | 'memory' | undefined;
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
function cacheControl(request: Request): string {
  return hasOwnCookies(request) ? 'private, no-cache' : 'no-cache';
}

/** With the language of a page. Undefined for other spellings of a path, each of which would take memory for the same response. */
function keyOf(request: Request): string | undefined {
  return isPlain(request.path) ? `${request.pageLanguage ?? ''}${addressOf(request, queryOf(request))}` : undefined;
}

function isPlain(path: string): boolean {
  try {
    return !path.endsWith('/') && encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}
