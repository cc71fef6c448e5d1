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

/** Marks a route that takes a multipart form with files instead of JSON. */
export const TakesFiles = (): CustomDecorator => SetMetadata(FILES, true);

/** Refuses bodies that are not JSON, so that no plain form of another site can post anything. */
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

/** An empty body needs no type; browsers send none with it. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
