import type { NextFunction, Request, Response } from 'express';
import { forbidden } from '#shared/domain/domain-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/** A browser sent this request for another site. */
class ForeignRequest extends forbidden('foreign_request', 'This request came from another site and was refused.') {}

/**
 * Rejects unsafe requests from other sites. A client without Sec-Fetch-Site and Origin is not a browser: it sends
 * cookies only on purpose, so it is allowed.
 */
export function refuseForeignRequests(publicUrl: string) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE_METHODS.has(request.method)) return next();
    const site = request.get('Sec-Fetch-Site');
    const origin = request.get('Origin');
    const own = site === undefined ? origin === undefined || origin === publicUrl : OWN_SITES.has(site);
    next(own ? undefined : new ForeignRequest());
  };
}
