import { setSourceMapsSupport } from 'node:module';

// Before anything else is loaded, and without packages: their source maps would take 30 MB.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const { startTracing } = await import('./platform/tracing/start-tracing.js');
  startTracing();
}
await import('./run-server.js');
