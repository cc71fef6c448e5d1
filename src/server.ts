import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AddressInfo } from 'node:net';
import { apiMetadata } from './api-metadata.js';
import { AppModule } from './app.module.js';
import { demoAccounts } from '#demo/demo-accounts.js';
import { loadDemoData } from '#demo/load-demo-data.js';
import { EnsureAdmin, makeFirstAdmin } from '#identity';
import { prepareDataDirectory, storedSecret } from '#platform/files/data-directory.js';
import { openDatabase } from '#platform/postgres/connection/database-source.js';
import { requireUsableFiles } from '#platform/files/file-source.js';
import { MatchPlaces } from '#search';
import { listenError, requireFreePort } from '#platform/http/free-port.js';
import { GracefulStop } from '#platform/http/graceful-stop.js';
import { CannotStart } from '#platform/config/cannot-start.js';
import type { Settings } from '#platform/config/settings.js';
import { LimitedAdapter } from '#platform/http/server-limits.js';
import { HealthController } from '#platform/http/health.controller.js';
import { documentViews } from '#platform/http/api/openapi.js';
import { configureHttp } from '#platform/http/http-app.js';
import { OpenStreams } from '#platform/http/live/open-streams.js';
import { processLog, type ProcessLog } from '#platform/logging/process-log.js';
import { ProcessLogger } from '#platform/logging/process-logger.js';
import { withDatabaseLock } from '#platform/postgres/locks/database-lock.js';
import { migrate } from '#platform/postgres/migrations/migrate.js';

const DEMO_IN_PRODUCTION =
  'The database contains demo accounts, whose password is public. Start with an empty database, or set DEMO_DATA=true to try Wayfare out on localhost.';

/** A server that accepts requests. */
export type RunningServer = {
  /** Its URL on this machine. */
  readonly url: string;
  /** The address it listens on. */
  readonly host: string;
  /** The demo accounts in its database, for display. */
  readonly demoAccounts: readonly string[];
  readonly app: NestExpressApplication;
  /** Finishes requests in flight and releases all resources. */
  stop(): Promise<void>;
};

/**
 * Starts everything, after checking what an operator can fix.
 * @throws CannotStart, WrongSetting
 */
export async function startServer(settings: Settings, log: ProcessLog = processLog('silent')): Promise<RunningServer> {
  const begin = performance.now();
  await requireFreePort(settings.host, settings.port);
  await prepareDataDirectory(settings.dataDirectory);
  const secret = settings.sessionSecret ?? (await storedSecret(settings.dataDirectory));
  await requireUsableFiles(settings);
  const database = await openDatabase(settings, (sentence) => process.stderr.write(`${sentence}\n`));
  let made: NestExpressApplication | undefined;
  try {
    const migrations = await migrate(database.url);
    if (migrations.length > 0) log.info({ migrations }, 'Migrated the schema');
    const app = (made = await createApp(settings, database.url, secret));
    await app.init();
    // The operator's admin comes first, so that the demo admin is not created.
    const { admin } = settings;
    // Several processes may start at once.
    if (admin) await withDatabaseLock(database.url, 'first admin', () => makeFirstAdmin(app.get(EnsureAdmin), admin));
    if (settings.demoData ?? database.embedded) await loadDemoData(app, database.url);
    const accounts = await demoAccounts(app);
    if (settings.production && !settings.demoData && accounts.length > 0) throw new CannotStart(DEMO_IN_PRODUCTION);
    const gracefulStop = new GracefulStop(app.getHttpServer());
    // The password of demo accounts is public, so by default only this machine can reach them.
    const host = settings.host ?? (accounts.length > 0 ? '127.0.0.1' : '0.0.0.0');
    const url = await listen(app, host, settings.port);
    app.get(MatchPlaces).start();
    log.info({ url, milliseconds: Math.round(performance.now() - begin) }, 'Ready');
    const stop = async (): Promise<void> => {
      app.get(HealthController).announceStop();
      app.get(OpenStreams).endAll();
      await gracefulStop.finish();
      await app.close();
      await database.release();
    };
    return { url, host, demoAccounts: accounts, app, stop };
  } catch (error) {
    // The first error matters, not one of the shutdown.
    await made?.close().catch(() => undefined);
    await database.release();
    throw error;
  }
}

/** Creates the application; the database must be migrated. */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  sessionSecret: string,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(settings, databaseUrl, sessionSecret),
    new LimitedAdapter(settings.connections),
    { bodyParser: false, bufferLogs: true, abortOnError: false },
  );
  app.useLogger(app.get(ProcessLogger));
  await documentViews(apiMetadata);
  configureHttp(app, settings, sessionSecret);
  return app;
}

async function listen(app: NestExpressApplication, host: string, port: number): Promise<string> {
  try {
    await app.listen(port, host);
  } catch (error) {
    throw listenError(host, port, error as NodeJS.ErrnoException);
  }
  const address = app.getHttpServer().address() as AddressInfo;
  const name = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(address.address) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`;
}
