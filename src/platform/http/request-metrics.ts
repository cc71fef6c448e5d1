import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from '../metrics.js';
import { sourceOf } from '../response-cache/from-memory.js';

/** In seconds: most responses take milliseconds, uploads and backups far longer. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** How long requests take. */
@Injectable()
export class RequestMetrics {
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  private readonly publicResponses: Counter<'from'>;

  constructor(metrics: Metrics) {
    this.durations = new Histogram({
      name: 'wayfare_http_request_duration_seconds',
      help: 'Requests answered by this process, by the pattern of their route',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [metrics],
    });
    this.publicResponses = new Counter({
      name: 'wayfare_public_responses_total',
      help: 'Responses that are the same for everyone: computed, or from memory',
      labelNames: ['from'],
      registers: [metrics],
    });
  }

  /** Measures a request until its response is sent, except for event streams, which stay open. */
  readonly measure = (request: Request, response: Response, next: NextFunction): void => {
    const stop = this.durations.startTimer();
    response.once('close', () => {
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      const source = sourceOf(response);
      if (source) this.publicResponses.inc({ from: source });
      stop({ method: request.method, route: routeOf(request), status: response.statusCode });
    });
    next();
  };
}

/** The route, never the URL: URLs are unbounded and may identify a person. */
function routeOf(request: Request): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : 'none';
}
