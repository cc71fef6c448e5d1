import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Histogram, Registry } from 'prom-client';

/** Seconds; most answers take milliseconds, an upload or a backup far longer. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** What Prometheus is told of this process: how long requests took, and whatever others register. */
@Injectable()
export class RequestMetrics {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'wayfare_http_request_duration_seconds',
    help: 'Requests answered by this process, by the pattern of their route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });

  /** Measures a request until its answer is sent. Streams of events are no answers: they last as long as people stay. */
  readonly measure = (request: Request, response: Response, next: NextFunction): void => {
    const stop = this.durations.startTimer();
    response.once('close', () => {
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      stop({ method: request.method, route: routeOf(request), status: response.statusCode });
    });
    next();
  };
}

/** Never the address itself: it may name a person, and there is no end of addresses. */
function routeOf(request: Request): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : 'none';
}
