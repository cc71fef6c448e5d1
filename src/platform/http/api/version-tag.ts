import {
  applyDecorators,
  createParamDecorator,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, type ApiResponseNoStatusOptions } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { tap } from 'rxjs';
import type { Versions } from '#shared/domain/stale-version.js';
import { ApiRefusals } from './problems/api-refusals.js';

export type { Versions };

/** The versions in the `If-Match` header of a request, for a parameter of a route. */
export const IfMatch = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Versions =>
    expectedVersions(context.switchToHttp().getRequest<Request>().get('If-Match')),
  [
    (target, name = '') => {
      const header = { name: 'If-Match', required: false, description: 'The ETag of the version that was read' };
      const route = Object.getOwnPropertyDescriptor(target, name) as PropertyDescriptor;
      applyDecorators(ApiHeader(header), ApiRefusals(412))(target, name, route);
    },
  ],
);

/** The response header with a version, for `ApiOkResponse`. */
export const VERSION_HEADER = {
  ETag: { description: 'The version, for If-Match', schema: { type: 'string' } },
} as const;

/** A route that answers 200 with the version of its body in the ETag. */
export function VersionedOk(options: ApiResponseNoStatusOptions): MethodDecorator {
  return applyDecorators(ApiOkResponse({ headers: VERSION_HEADER, ...options }), UseInterceptors(VersionInterceptor));
}

/** A route that answers 201 with the version of its body in the ETag. */
export function VersionedCreated(options: ApiResponseNoStatusOptions): MethodDecorator {
  return applyDecorators(
    ApiCreatedResponse({ headers: VERSION_HEADER, ...options }),
    UseInterceptors(VersionInterceptor),
  );
}

class VersionInterceptor implements NestInterceptor<{ readonly version: number }> {
  intercept(context: ExecutionContext, next: CallHandler<{ readonly version: number }>) {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(tap(({ version }) => response.setHeader('ETag', versionTag(version))));
  }
}

/** The entity tag of a version (RFC 9110, 8.8.3). */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** The text between the quotes; a compressing proxy may have marked the tag as weak. */
const TAGS = /"([^"]*)"/g;
const VERSION = /^\d{1,9}$/;

/** The versions in an `If-Match` header (RFC 9110, 13.1.1). Unknown tags match no version. */
export function expectedVersions(ifMatch: string | undefined): Versions {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return [...ifMatch.matchAll(TAGS)].flatMap(([, tag = '']) => (VERSION.test(tag) ? [Number(tag)] : []));
}
