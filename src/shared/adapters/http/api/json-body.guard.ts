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

/** Rejects bodies that are not JSON, so that HTML forms on other sites cannot post. */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.get<boolean | undefined>(FILES, context.getHandler())) return true;
    const request = context.switchToHttp().getRequest<Request>();
    if (!isRead(request) && hasBody(request) && !request.is('json')) throw new UnsupportedMediaTypeException();
    return true;
  }
}

/** Browsers send no content type with an empty body. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
