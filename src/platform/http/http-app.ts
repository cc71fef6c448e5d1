import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import type { Store } from 'express-session';
import { ApiCallers } from '#shared/application/api-callers.js';
import { Actors } from '#shared/application/actors.js';
import { Clock } from '#shared/application/clock.js';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { ResponseCache } from '../response-cache/response-cache.js';
import { serveFromMemory } from '../response-cache/from-memory.js';
import type { Settings } from '../config/settings.js';
import { serveApiDocumentation } from './api/openapi.js';
import { DiskSpace } from '../files/disk-space.js';
import { CurrentRequest } from './current-request.js';
import { ProblemFilter } from './api/problems/problem.filter.js';
import { RequestMetrics } from './request-metrics.js';
import { identifyKeys } from './security/api-keys.js';
import { protectionHeaders } from './security/protection-headers.js';
import { refuseForeignRequests } from './security/same-origin.js';
import { SESSION_STORE, sessions } from './security/sessions/session.js';
import { refuseUnstorableText } from './api/validation/storable-text.js';
import { parseQuery, readQuery, refuseAmbiguousQuery } from './query.js';
import { parseJson, stopUnwantedBodies } from './request-bodies.js';
import { serveStaticFiles } from '../web/static-files.js';
import { readPageLanguage } from '../web/page-language.js';
import { redirectFromPunctuation } from '../web/trailing-punctuation.js';
import { RequestLog } from '../logging/request-log.js';
import { WebApp } from '../web/web-app.js';

/** Adds security headers, sessions, the API documentation and the web app. */
export function configureHttp(app: NestExpressApplication, settings: Settings, sessionSecret: string): void {
  const web = app.get(WebApp);
  const problems = new ProblemFilter(app.get(DatabaseWatch), app.get(DiskSpace));
  app.set('trust proxy', settings.trustedProxies);
  app.set('query parser', parseQuery);
  app.disable('x-powered-by');
  // Routes set ETags where needed; most API responses are never cached.
  app.disable('etag');
  app.use(app.get(RequestLog).follow);
  app.use(app.get(RequestMetrics).measure);
  app.use(stopUnwantedBodies);
  app.use(...protectionHeaders(web, settings.publicUrl));
  app.use(redirectFromPunctuation);
  app.use(readPageLanguage);
  app.use(readQuery);
  app.use(serveFromMemory(app.get(ResponseCache)));
  app.use(compression());
  app.use('/api', noStore, refuseForeignRequests(settings.publicUrl), refuseAmbiguousQuery);
  const answer = problems.answer.bind(problems);
  const { requireAdminSecondFactor } = settings;
  const signedIn = {
    store: app.get<Store>(SESSION_STORE),
    actors: app.get(Actors),
    clock: app.get(Clock),
    requireAdminSecondFactor,
  };
  app.use(parseJson(answer));
  app.use('/api', refuseUnstorableText, identifyKeys(app.get(ApiCallers, { strict: false })));
  app.use('/api', ...sessions(signedIn, settings.publicUrl, sessionSecret));
  app.use('/api', app.get(CurrentRequest).follow);
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    answer(error, request, response),
  );
  app.useGlobalFilters(problems);
  serveApiDocumentation(app);
  serveStaticFiles(app, web.directory);
}

function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
