import { MikroOrmMiddleware } from '@mikro-orm/nestjs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Store } from 'express-session';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Actors } from '../../application/actors.js';
import { DatabaseWatch } from '../../application/database-watch.js';
import type { Settings } from '../config/settings.js';
import { RequestLog } from '../logging/request-log.js';
import { constantHeaders } from './security/constant-headers.js';
import { isRead } from './is-read.js';
import { refuseLargeJson } from './large-body.js';
import { serveApiDocumentation } from './api/openapi.js';
import { DiskSpace } from '../disk-space.js';
import { ProblemFilter } from './api/problem.filter.js';
import { RequestMetrics } from './request-metrics.js';
import { refuseForeignRequests } from './security/same-origin.js';
import { SESSION_STORE, sessions } from './security/session.js';
import { refuseUnstorableText } from './api/storable-text.js';
import { stopUnwantedBodies } from './unwanted-body.js';
import { WebApp } from '../web/web-app.js';

/** The longest body of a request that carries no file. */
const BODY_LIMIT = 256 * 1024;
const YEAR_IN_MILLISECONDS = 365 * 24 * 60 * 60 * 1000;

/** Puts the application behind sessions, protection headers, the API documentation and the web app. */
export function configureHttp(app: NestExpressApplication, settings: Settings, sessionSecret: string): void {
  const web = app.get(WebApp);
  const problems = new ProblemFilter(app.get(DatabaseWatch), app.get(DiskSpace));
  app.set('trust proxy', settings.trustedProxies);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // Answers of the API are never stored, and hashing each of them for nothing takes its time.
  app.disable('etag');
  app.use(app.get(RequestMetrics).measure);
  app.use(stopUnwantedBodies);
  app.use(constantHeaders(protectionHeaders(web, settings.publicUrl), denyFeatures));
  app.use(compression());
  app.use('/api', noStore, refuseForeignRequests(settings.publicUrl));
  const answer = problems.answer.bind(problems);
  const signedIn = { store: app.get<Store>(SESSION_STORE), actors: app.get(Actors) };
  app.use(unlessRead(refuseLargeJson(BODY_LIMIT, answer)), unlessRead(express.json({ limit: BODY_LIMIT })));
  app.use('/api', refuseUnstorableText, ...sessions(signedIn, settings.publicUrl, sessionSecret));
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    problems.answer(error, request, response),
  );
  app.useGlobalFilters(problems);
  serveApiDocumentation(app);
  app.useStaticAssets(join(web.directory, 'assets'), {
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_IN_MILLISECONDS,
    fallthrough: false,
  });
  app.use(besideTheApi(takeLiterally));
  app.use(besideTheApi(express.static(web.directory, { index: false })));
  app.use(app.get(RequestLog).follow);
  app.use('/api', unlessListingsAreRead(app.get(MikroOrmMiddleware)));
}

/** An entity manager for each request, but not for reading listings: most requests do, all of them by plain SQL. */
function unlessListingsAreRead(entityManagers: MikroOrmMiddleware): RequestHandler {
  return (request, response, next) => {
    if (isRead(request) && /^\/jobs(\/|$)/.test(request.path)) next();
    else entityManagers.use(request, response, next);
  };
}

function unlessRead(step: RequestHandler): RequestHandler {
  return (request, response, next) => (isRead(request) ? next() : step(request, response, next));
}

/** Spares the requests of programs a look into the folder of the web app. What all screens begin with is no screen itself. */
function besideTheApi(step: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.path.startsWith('/api/') || request.path === '/index.html' ? next() : step(request, response, next);
}

/** Takes an address that cannot be decoded for what it says, so that it gets the page for what is not there. */
function takeLiterally(request: Request, _response: Response, next: NextFunction): void {
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

/** Features of browsers that the site has no use for, and so has nothing that runs in it. */
const DENIED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

function denyFeatures(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader('Permissions-Policy', DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '));
  next();
}

/** Nothing but this origin may be loaded, framed or submitted to. antd writes its styles into the page. */
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
