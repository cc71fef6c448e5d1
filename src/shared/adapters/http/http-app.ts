import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Store } from 'express-session';
import helmet from 'helmet';
import { join } from 'node:path';
import { ApiCallers } from '../../application/api-callers.js';
import { Actors } from '../../application/actors.js';
import { Clock } from '../../application/clock.js';
import { DatabaseWatch } from '../../application/database-watch.js';
import { ResponseCache } from '../response-cache/response-cache.js';
import { serveFromMemory } from '../response-cache/from-memory.js';
import type { Settings } from '../config/settings.js';
import { serveApiDocumentation } from './api/openapi.js';
import { DiskSpace } from '../disk-space.js';
import { CurrentRequest } from './current-request.js';
import { ProblemFilter } from './api/problems/problem.filter.js';
import { RequestMetrics } from './request-metrics.js';
import { identifyKeys } from './security/api-keys.js';
import { refuseForeignRequests } from './security/same-origin.js';
import { SESSION_STORE, sessions } from './security/sessions/session.js';
import { refuseUnstorableText } from './api/validation/storable-text.js';
import { parseJson, stopUnwantedBodies } from './request-bodies.js';
import { WebApp } from '../web/web-app.js';

const YEAR_IN_MILLISECONDS = 365 * 24 * 60 * 60 * 1000;

/** Adds security headers, sessions, the API documentation and the web app. */
export function configureHttp(app: NestExpressApplication, settings: Settings, sessionSecret: string): void {
  const web = app.get(WebApp);
  const problems = new ProblemFilter(app.get(DatabaseWatch), app.get(DiskSpace));
  app.set('trust proxy', settings.trustedProxies);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // Routes set ETags where needed; most API responses are never cached.
  app.disable('etag');
  app.use(app.get(RequestMetrics).measure);
  app.use(stopUnwantedBodies);
  app.use(protectionHeaders(web, settings.publicUrl), denyFeatures);
  app.use(serveFromMemory(app.get(ResponseCache)));
  app.use(compression());
  app.use('/api', noStore, refuseForeignRequests(settings.publicUrl));
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
  app.useStaticAssets(join(web.directory, 'assets'), {
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_IN_MILLISECONDS,
    fallthrough: false,
  });
  app.use(besideTheApi(escapeMalformed));
  app.use(besideTheApi(express.static(web.directory, { index: false })));
}

/** Skips the static files for API requests, and never serves the HTML template itself. */
function besideTheApi(step: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.path.startsWith('/api/') || request.path === '/index.html' ? next() : step(request, response, next);
}

/** Escapes malformed percent-encoding, so that such URLs get the "not found" page. */
function escapeMalformed(request: Request, _response: Response, next: NextFunction): void {
  try {
    decodeURIComponent(request.path);
  } catch {
    const [path = '', query = ''] = request.url.split(/(\?.*)/s, 2);
    request.url = request.originalUrl = path.replaceAll('%', '%25') + query;
  }
  next();
}

function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Browser features that the site does not use. */
const DENIED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];
const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');

function denyFeatures(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  next();
}

/** Allows only this origin. Ant Design needs inline styles. */
function protectionHeaders(web: WebApp, publicUrl: string) {
  const https = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...web.inlineScriptHashes()],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? undefined : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
