import {
  Injectable,
  SetMetadata,
  UnsupportedMediaTypeException,
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { isRead } from '../request-bodies.js';

const FILES = 'takes-files';

/** Marks a route that accepts a multipart form with files instead of JSON. */
export const TakesFiles = (): CustomDecorator => SetMetadata(FILES, true);

const NO_BODY = 'ignores-body';

/** Marks a route that ignores its body, whatever its type. */
export const IgnoresBody = (): CustomDecorator => SetMetadata(NO_BODY, true);

/** Rejects bodies that are not JSON, so that HTML forms on other sites cannot post. */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    if ([FILES, NO_BODY].some((mark) => this.reflector.get<boolean | undefined>(mark, handler))) return true;
    const request = context.switchToHttp().getRequest<Request>();
    if (!isRead(request) && hasBody(request) && !request.is('json')) throw new UnsupportedMediaTypeException();
    return true;
  }
}

/** Browsers send no content type with an empty body. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
