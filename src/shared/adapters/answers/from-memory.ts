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
import { Answer } from './answer.js';
import { AnswerCache } from './answer-cache.js';

const IS_PUBLIC = 'from-memory:is-public';
const KEPT_OUT = 'from-memory:kept-out';

/** Whether a request gets the same answer as everyone else who asks for this address. */
type IsPublic = (request: Request) => boolean;

/** Serves visitors what is kept, ahead of sessions, logs and routing. What is computed first takes the usual way. */
export function serveFromMemory(cache: AnswerCache): RequestHandler {
  return async (request, response, next) => {
    const { cookie, authorization } = request.headers;
    const isVisitor = cookie === undefined && authorization === undefined;
    const kept = isRead(request) && isVisitor && cache.recall(keyOf(request));
    if (!(kept instanceof Answer)) return next();
    response.setHeader('Cache-Control', cacheControl(request));
    await kept.send(request, response);
  };
}

/** Answers routes marked with `FromMemory`. */
@Injectable()
class FromMemoryInterceptor implements NestInterceptor {
  constructor(
    private readonly cache: AnswerCache,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<void> {
    const isPublic = this.reflector.get<IsPublic>(IS_PUBLIC, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return from(isPublic(request) ? this.answer(request, response, next) : sendPrivate(request, response, next));
  }

  private async answer(request: Request, response: Response, next: CallHandler): Promise<void> {
    response.setHeader('Cache-Control', cacheControl(request));
    const shared = await this.cache.remember(keyOf(request), async () => {
      const body = textOf(await lastValueFrom(next.handle()), response);
      if (response.statusCode !== 200) return void response.send(body);
      const answer = new Answer(response, body);
      if (response.locals[KEPT_OUT] !== true) return answer;
      return void (await answer.send(request, response));
    });
    await shared?.send(request, response);
  }
}

/**
 * Keeps the answers of a route in memory, for requests that get the same as everyone. The handler sets headers on an injected
 * `@Res()` without `passthrough` and returns the body, text or an object for JSON. What it shows must be announced to
 * `AnswerCache` when it changes. Only 200 answers are kept.
 */
export function FromMemory(isPublic: IsPublic = () => true): MethodDecorator {
  return applyDecorators(SetMetadata(IS_PUBLIC, isPublic), UseInterceptors(FromMemoryInterceptor), sendsItself);
}

/** Has an answer sent but not kept: one that is incomplete, or shows what changes without notice. */
export function keepOutOfMemory(response: Response): void {
  response.locals[KEPT_OUT] = true;
}

/** Nest leaves the answer to whoever takes the response as a parameter: here the interceptor, in one more parameter of the handler. */
const sendsItself: MethodDecorator = (target, name, descriptor) => {
  const handler = descriptor.value as unknown as { readonly length: number };
  Res()(target, name, handler.length);
};

/** What only this caller sees is never 'not modified': its entity tag is for `If-Match`. */
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

/** The same for queries that differ in nothing but their order and empty fields. */
function keyOf(request: Request): string {
  const { originalUrl } = request;
  const [path = ''] = originalUrl.split('?', 1);
  const entries = [...new URLSearchParams(originalUrl.slice(path.length))].filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(entries.sort(byName)).toString()}`;
}

/** Repeated names stay in their order. */
function byName([one]: [string, string], [other]: [string, string]): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
