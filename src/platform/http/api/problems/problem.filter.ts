import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { TurnedAway } from '#shared/application/limits/too-busy.js';
import { TooManyAttempts } from '#shared/application/limits/rate-limiter.js';
import type { DatabaseWatch } from '#shared/application/database-watch.js';
import { DomainError, type ErrorKind } from '#shared/domain/domain-error.js';
import type { DiskSpace } from '#platform/files/disk-space.js';
import { LeftCompany } from '#platform/http/security/access.guard.js';
import { logFailure } from '#platform/logging/request-log.js';
import type { Problem } from './problem.js';

const STATUS_OF_KIND: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  stale: 412,
  mismatch: 422,
  'too-large': 413,
  'unsupported-content': 415,
  'too-many': 429,
  unavailable: 503,
};

const CODE_OF_STATUS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_content',
};

/** Default Retry-After in seconds. */
const SECONDS_UNTIL_RETRY = 60;
const SECONDS_UNTIL_DATABASE_RETRY = 5;
const SECONDS_UNTIL_STORAGE_RETRY = 60;

/** Delay of responses to rate-limited clients in milliseconds, so that they cannot keep the server busy. */
const PAUSE = 1_000;

/** Converts errors to a `Problem`. Logs unexpected errors and returns no details about them. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly database: DatabaseWatch,
    private readonly disk: DiskSpace,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    this.answer(error, request, response);
  }

  /** Also used by middleware, outside Nest routes. */
  answer(error: unknown, request: Request, response: Response): void {
    const reason = failedConstraint(error) === 'company_has_members' ? new LeftCompany() : error;
    const { problem, retryAfterSeconds = SECONDS_UNTIL_RETRY } = this.describe(reason, request, response);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const send = (): void => {
      // After a pause something else may have answered, and an error in a timer would end the process.
      if (response.headersSent) return;
      if (isTemporary(problem)) response.setHeader('Retry-After', String(retryAfterSeconds));
      response.status(problem.statusCode).json(named(problem, response));
    };
    if (isRateLimited(error)) setTimeout(send, PAUSE);
    else send();
  }

  private describe(
    error: unknown,
    request: Request,
    response: Response,
  ): { problem: Problem; retryAfterSeconds?: number } {
    if (error instanceof DomainError) {
      if (error.kind === 'unavailable') {
        const details = { code: error.code, ...(error.cause ? reasonOf(error.cause) : {}) };
        logFailure(response, { level: 'warn', message: 'Turned away', details });
      }
      const errors = error.fields.length > 0 ? { errors: error.fields } : {};
      return {
        problem: { statusCode: STATUS_OF_KIND[error.kind], code: error.code, message: error.message, ...errors },
        retryAfterSeconds: error.retryAfterSeconds,
      };
    }
    if (this.disk.isFull(error)) {
      logFailure(response, { level: 'error', message: 'A disk is full', details: reasonOf(error) });
      return {
        problem: {
          statusCode: 503,
          code: 'storage_full',
          message: "Changes can't be saved right now. Please try again in a few minutes.",
        },
        retryAfterSeconds: SECONDS_UNTIL_STORAGE_RETRY,
      };
    }
    if (this.database.isAway(error)) {
      logFailure(response, { level: 'warn', message: 'The database did not respond', details: reasonOf(error) });
      return {
        problem: {
          statusCode: 503,
          code: 'database_away',
          message: 'Temporarily unavailable. Please try again in a few seconds.',
        },
        retryAfterSeconds: SECONDS_UNTIL_DATABASE_RETRY,
      };
    }
    const status = statusOf(error);
    if (status !== undefined) return { problem: refusal(status, request) };
    logFailure(response, { level: 'error', message: 'Unexpected error', details: { err: error } });
    return {
      problem: { statusCode: 500, code: 'unexpected', message: 'Something went wrong on our side. Please try again.' },
    };
  }
}

/** Of a failure for which the stack says nothing. */
function reasonOf(error: unknown): object {
  return { reason: error instanceof Error ? error.message : String(error) };
}

/** With the id under which the log has a failure of the server. */
function named(problem: Problem, response: Response): Problem {
  return problem.statusCode < 500 ? problem : { ...problem, requestId: String(response.getHeader('X-Request-Id')) };
}

/** Whether the response carries Retry-After. */
function isTemporary({ statusCode }: Problem): boolean {
  return statusCode === STATUS_OF_KIND['too-many'] || statusCode === STATUS_OF_KIND.unavailable;
}

function isRateLimited(error: unknown): boolean {
  return error instanceof TooManyAttempts || error instanceof TurnedAway;
}

function failedConstraint(error: unknown): unknown {
  return (error as { constraint?: unknown } | null)?.constraint;
}

/** The status of a client error thrown by Nest or by Express middleware such as the body parser. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus() < 500 ? error.getStatus() : undefined;
  // The account was deleted while the request was in flight.
  if (failedConstraint(error) === 'account_is_present') return 401;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

function refusal(status: number, request: Request): Problem {
  const code = CODE_OF_STATUS[status] ?? 'refused';
  return { statusCode: status, code, message: sentence(status, request) };
}

function sentence(status: number, request: Request): string {
  switch (status) {
    case 400:
      return 'The request could not be read: its body must be valid JSON and its address well-formed.';
    case 401:
      return 'Please sign in first.';
    case 403:
      return 'You are not allowed to do this.';
    case 404:
      return `There is nothing at ${request.method} ${request.path}.`;
    case 413:
      return 'The request is too large.';
    case 415:
      return 'The body of the request must be JSON.';
    default:
      return 'The request was refused.';
  }
}
