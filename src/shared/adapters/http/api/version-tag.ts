import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Versions } from '../../../domain/stale-version.js';
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
