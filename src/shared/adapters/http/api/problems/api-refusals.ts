import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Problem } from './problem.js';

const MEANING = {
  400: 'The request is not valid',
  401: 'Nobody is signed in',
  403: 'Not for this kind of user, or sent from another site',
  404: 'Not there, or not yours',
  409: 'Against what is there already',
  410: 'No longer valid',
  412: 'Changed by someone else since it was read',
  413: 'Too large',
  415: 'Not of an accepted kind',
  422: 'The Idempotency-Key belongs to another request',
  429: 'Too often; see Retry-After',
  503: 'The database is away, or too much is asked at once; see Retry-After',
} as const;

/** Errors are JSON, whatever the route returns on success. */
const PROBLEM = { 'application/json': { schema: { $ref: getSchemaPath(Problem) } } };

type Refusal = keyof typeof MEANING;

/** Error responses as OpenAPI describes them. */
export function refusals(...statuses: Refusal[]) {
  return Object.fromEntries(statuses.map((status) => [status, { description: MEANING[status], content: PROBLEM }]));
}

/**
 * Documents the error responses of a route. Every route may return 400 for malformed requests and 503 during an outage or overload;
 * those that change something may return 413 and 415 as well.
 */
export function ApiRefusals(...statuses: Refusal[]): MethodDecorator & ClassDecorator {
  const responses = [...new Set([400 as const, ...statuses, 503 as const])].map((status) =>
    ApiResponse({ status, ...refusals(status)[status] }),
  );
  return applyDecorators(ApiExtraModels(Problem), ...responses);
}
