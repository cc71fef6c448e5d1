import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { join } from 'node:path';

const YEAR_IN_MILLISECONDS = 365 * 24 * 60 * 60 * 1000;

/** Serves the files of the built web app. Those in `assets` never change: a new version has a new name. */
export function serveStaticFiles(app: NestExpressApplication, directory: string): void {
  app.useStaticAssets(join(directory, 'assets'), {
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_IN_MILLISECONDS,
    fallthrough: false,
  });
  app.use(besideTheApi(escapeMalformed));
  app.use(besideTheApi(express.static(directory, { index: false, redirect: false })));
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
