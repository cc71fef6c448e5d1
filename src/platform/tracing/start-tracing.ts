import { NodeSDK } from '@opentelemetry/sdk-node';
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import type { IncomingMessage } from 'node:http';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { pathOf } from '../logging/path-of.js';

/** Polled constantly. */
const NOT_TRACED = /^\/(health|metrics|assets)\b/;

/**
 * Sends traces of requests and their database statements to OTEL_EXPORTER_OTLP_ENDPOINT, without queries, values and
 * tokens. Must run before what it observes is loaded. The variables `OTEL_*` configure the rest.
 */
export function startTracing(): void {
  process.env['OTEL_SERVICE_NAME'] ??= 'wayfare';
  // Metrics are Prometheus's, and the log is on standard output.
  process.env['OTEL_METRICS_EXPORTER'] ??= 'none';
  process.env['OTEL_LOGS_EXPORTER'] ??= 'none';
  const sdk = new NodeSDK({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => NOT_TRACED.test(url),
        startIncomingSpanHook: withoutSecrets,
        requestHook: (span, request) => {
          if ('url' in request) span.setAttributes(withoutSecrets(request));
        },
        responseHook: (span, response) => {
          if (!('getHeader' in response)) return;
          const id = response.getHeader('X-Request-Id');
          if (id !== undefined) span.setAttribute('wayfare.request_id', String(id));
        },
      }),
      new ExpressInstrumentation({ ignoreLayersType: [ExpressLayerType.MIDDLEWARE, ExpressLayerType.REQUEST_HANDLER] }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  // What is observed is CommonJS inside. Requiring it here observes it without a hook into the loading of modules.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'express', 'pg']) require(name);
  // MikroORM may have its own copy.
  createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg');
  syncBuiltinESMExports();
  process.once('SIGTERM', () => void sdk.shutdown());
}

/** Replaces what the instrumentation has taken from the address. */
function withoutSecrets({ url = '' }: IncomingMessage): Record<string, string> {
  const path = pathOf(url);
  return { 'url.path': path, 'url.query': '', 'http.target': path, 'http.url': path };
}
