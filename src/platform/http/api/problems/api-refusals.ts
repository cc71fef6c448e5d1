import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Problem } from './problem.js';

const MEANING = {
  400: 'The request is invalid',
  401: 'Not signed in',
  403: 'Not allowed for this account, or sent from another site',
  404: 'Not found, or not yours',
  409: 'Conflicts with the current state',
  410: 'No longer valid',
  412: 'Changed by someone else since it was read',
  413: 'Too large',
  415: 'Unsupported type',
  422: 'The Idempotency-Key was used for another request',
  429: 'Rate limit exceeded; see Retry-After',
  503: 'The database is unavailable or the server is overloaded; see Retry-After',
} as const;

/** Errors are JSON, whatever the route returns on success. */
const PROBLEM = { 'application/json': { schema: { $ref: getSchemaPath(Problem) } } };

type Refusal = keyof typeof MEANING;

/** Error responses as OpenAPI describes them. */
export function refusals(...statuses: Refusal[]) {
  return Object.fromEntries(statuses.map((status) => [status, { description: MEANING[status], content: PROBLEM }]));
}

/**
 * Documents the error responses that are special to a route. The others follow from what a route declares: see
 * `describeApi`, `SignedIn`, `Only`, `Limited` and `IfMatch`.
 */
export function ApiRefusals(...statuses: Refusal[]): MethodDecorator & ClassDecorator {
  const responses = statuses.map((status) => ApiResponse({ status, ...refusals(status)[status] }));
  return applyDecorators(ApiExtraModels(Problem), ...responses);
}
