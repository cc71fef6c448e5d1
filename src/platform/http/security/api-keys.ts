import type { RequestHandler } from 'express';
import type { ApiCaller, ApiCallers } from '#shared/application/api-callers.js';
import { domainError } from '#shared/domain/domain-error.js';

declare global {
  // eslint-disable-next-line typescript/no-namespace -- the only way to extend Express's types
  namespace Express {
    interface Request {
      /** The owner of the request's API key. The access guard makes it the actor on routes that accept keys. */
      keyCaller?: ApiCaller;
    }
  }
}

/** The key is wrong, revoked or expired. */
class InvalidKey extends domainError('unauthenticated', 'invalid_api_key', 'This API key is not valid.') {}

/** Identifies the owner of a request's API key. */
export function identifyKeys(callers: ApiCallers): RequestHandler {
  return async (request, response, next) => {
    const [, key] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (key === undefined) return next();
    request.keyCaller = await callers.find(key);
    if (request.keyCaller) return next();
    response.setHeader('WWW-Authenticate', 'Bearer');
    next(new InvalidKey());
  };
}
