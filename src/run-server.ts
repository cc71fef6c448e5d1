import 'reflect-metadata';
import { DEMO_PASSWORD } from '#demo/demo-accounts.js';
import { startServer, type RunningServer } from './server.js';
import { explain } from '#platform/config/explain.js';
import { changedSettings } from '#platform/config/changed-settings.js';
import { processLog } from '#platform/logging/process-log.js';
import { logNodesOwnLines } from '#platform/logging/nodes-own-lines.js';
import { Metrics, VERSION } from '#platform/metrics.js';
import { readSettings, type Settings } from '#platform/config/settings.js';

/** Maximum time to finish starting after a stop signal, in milliseconds. */
const START_TIMEOUT = 10_000;

try {
  const settings = readSettings(process.env);
  // In a terminal, the welcome says the same.
  const log = processLog(process.stdout.isTTY ? 'warn' : settings.logLevel);
  logNodesOwnLines(log);
  log.info({ version: VERSION, node: process.version, settings: changedSettings(process.env) }, 'Starting');
  if (process.stdout.isTTY) process.stdout.write('Starting; the first start also prepares the database…\n');
  const starting = startServer(settings, log);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    log.info('Stopping');
    // Finishes starting first: stopping halfway would leave the database running.
    const timeout = setTimeout(() => process.exit(1), START_TIMEOUT);
    void starting
      .then((server) => {
        clearTimeout(timeout);
        return server.stop();
      })
      .then(() => {
        log.info('Stopped');
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const server = await starting;
  server.app.get(Metrics).measureProcess();
  if (!stopping) process.stdout.write(welcome(server, settings));
} catch (error) {
  process.stderr.write(explain(error));
  process.exit(1);
}

function welcome({ url, host, demoAccounts }: RunningServer, { port, publicUrl }: Settings): string {
  const isBehindProxy = publicUrl !== `http://localhost:${port}`;
  const address = isBehindProxy ? publicUrl : url;
  const lines = ['', `  Wayfare           ${address}`, `  API               ${address}/api/docs`];
  if (isBehindProxy) lines.push(`  Listening on      ${url}`);
  if (demoAccounts.length > 0) {
    lines.push(`  Demo accounts     ${demoAccounts.join(', ')}; password ${DEMO_PASSWORD}`);
    if (host === '127.0.0.1')
      lines.push('  Reachable from    this machine only, because of the demo data (HOST=0.0.0.0 opens it)');
  }
  return [...lines, '', ''].join('\n');
}
