import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { fileStoreOf } from './files/file-source.js';
import { ConfigModule } from './config/config.module.js';
import type { Settings } from './config/settings.js';
import { SqlAuditLog } from './audit/sql-audit-log.js';
import { ResponseCache } from './response-cache/response-cache.js';
import { AccessGuard } from './http/security/access.guard.js';
import { HealthController } from './http/health.controller.js';
import { CurrentRequest } from './http/current-request.js';
import { ANSWERED_REQUESTS, IdempotentRequests } from './http/api/postgres-idempotent-requests.js';
import { JsonBodyGuard } from './http/api/json-body.guard.js';
import { OpenStreams } from './http/live/open-streams.js';
import { RateLimitGuard, RateLimits } from './http/security/rate-limit.guard.js';
import { RequestMetrics } from './http/request-metrics.js';
import { RobotsController } from './web/robots.controller.js';
import { SESSION_STORE } from './http/security/sessions/session.js';
import { requestValidation } from './http/api/validation/validation.pipe.js';
import { WebPagesModule } from './web/web-pages.module.js';
import { loggingModule } from './logging/logging.module.js';
import { ProcessLogger } from './logging/process-logger.js';
import { RequestLog } from './logging/request-log.js';
import { AdvisoryLock } from './postgres/locks/advisory-lock.js';
import { SettableClock } from './clock/settable-clock.js';
import { DecoratedMethods } from './decorated-methods.js';
import { EventHandlers } from './event-handlers.js';
import { OwnedData } from './owned-data.js';
import { Dependencies } from './dependencies.js';
import { DiskSpace } from './files/disk-space.js';
import { DATABASE_URL } from './postgres/connection/database-url.js';
import { ClockCheck } from './clock/clock-check.js';
import { Catalogs } from './languages/catalogs.js';
import { Metrics } from './metrics.js';
import { Database } from './postgres/database.js';
import { MikroOrmUnitOfWork } from './postgres/mikro-orm-unit-of-work.js';
import { Notifications } from './postgres/notifications.js';
import { ormOptions, type ConnectionLimits } from './postgres/connection/orm-options.js';
import { Leases } from './queue/leases.js';
import { QueueWorkers } from './queue/queue-workers.js';
import { Replicas } from './postgres/replicas.js';
import { Outbound } from './outbound/outbound.js';
import { XlsxFiles } from './http/api/tables/xlsx-files.js';
import { RowStreams } from './postgres/row-streams.js';
import { PostgresRateLimiter } from './http/security/postgres-rate-limiter.js';
import { SessionWatch } from './http/security/sessions/postgres-session-watch.js';
import { PostgresUserSessions } from './http/security/sessions/postgres-user-sessions.js';
import { PostgresWatch } from './postgres/connection/postgres-watch.js';
import { SessionSerializer } from './http/security/sessions/session-serializer.js';
import { PostgresSessionStore } from './http/security/sessions/session-store.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { Clock } from '#shared/application/clock.js';
import { Languages } from '#shared/application/languages.js';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { EventBus } from '#shared/application/event-bus.js';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { FileStore } from '#shared/application/file-store.js';
import { RateLimiter } from '#shared/application/limits/rate-limiter.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UserSessions } from '#shared/application/sessions/user-sessions.js';

/** Exported to other modules. */
const PUBLISHED = [
  ResponseCache,
  IdempotentRequests,
  AuditLog,
  BackgroundWork,
  ClockCheck,
  CurrentRequest,
  Dependencies,
  Database,
  DATABASE_URL,
  Notifications,
  OpenStreams,
  Replicas,
  Outbound,
  Metrics,
  RequestMetrics,
  RowStreams,
  XlsxFiles,
  DatabaseWatch,
  SessionWatch,
  UserSessions,
  UnitOfWork,
  EventBus,
  DecoratedMethods,
  OwnedData,
  Clock,
  DistributedLock,
  FileStore,
  Languages,
  RateLimiter,
  RateLimits,
];

/** What looks after the surroundings of the process. */
const WATCHES: readonly Provider[] = [SettableClock, ClockCheck, Dependencies, DiskSpace];

/** What modules declare: handlers of events, and the data of accounts. */
const DISCOVERED: readonly Provider[] = [DecoratedMethods, EventHandlers, OwnedData, ANSWERED_REQUESTS];

const LOGS: readonly Provider[] = [ProcessLogger, RequestLog];

/** Entries say when they were made, even if the surrounding work sets another time. */
const AUDIT_LOG: Provider = {
  provide: AuditLog,
  useFactory: (database: Database, requests: CurrentRequest, metrics: Metrics) =>
    new SqlAuditLog(database, requests, new Clock(), metrics),
  inject: [Database, CurrentRequest, Metrics],
};

/** What each request passes, in this order. */
const REQUEST_CHECKS: readonly Provider[] = [
  { provide: RateLimiter, useClass: PostgresRateLimiter },
  RateLimits,
  { provide: APP_PIPE, useFactory: requestValidation },
  { provide: APP_GUARD, useClass: AccessGuard },
  { provide: APP_GUARD, useClass: JsonBodyGuard },
  { provide: APP_GUARD, useClass: RateLimitGuard },
];

/** Shared infrastructure of all modules: settings, database, events, guards, logs. */
@Global()
@Module({})
export class PlatformModule {
  static with(settings: Settings, databaseUrl: string, secret: string): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.with(settings, secret),
        DiscoveryModule,
        loggingModule(),
        WebPagesModule.with(settings),
        ormModule(databaseUrl, settings),
      ],
      controllers: [HealthController, RobotsController],
      providers: [
        ResponseCache,
        CurrentRequest,
        AUDIT_LOG,
        Database,
        ...WATCHES,
        { provide: DATABASE_URL, useValue: databaseUrl },
        { provide: Notifications, useFactory: () => new Notifications(databaseUrl) },
        OpenStreams,
        ...LOGS,
        Replicas,
        RowStreams,
        XlsxFiles,
        Outbound,
        Metrics,
        RequestMetrics,
        { provide: DatabaseWatch, useClass: PostgresWatch },
        SessionSerializer,
        { provide: SESSION_STORE, useClass: PostgresSessionStore },
        SessionWatch,
        { provide: UserSessions, useClass: PostgresUserSessions },
        { provide: UnitOfWork, useClass: MikroOrmUnitOfWork },
        Leases,
        { provide: BackgroundWork, useClass: QueueWorkers },
        IdempotentRequests,
        EventBus,
        ...DISCOVERED,
        { provide: Languages, useClass: Catalogs },
        { provide: Clock, useExisting: SettableClock },
        { provide: DistributedLock, useClass: AdvisoryLock },
        { provide: FileStore, useFactory: () => fileStoreOf(settings) },
        ...REQUEST_CHECKS,
      ],
      exports: PUBLISHED,
    };
  }
}

function ormModule(databaseUrl: string, limits: ConnectionLimits): DynamicModule {
  return MikroOrmModule.forRootAsync({
    driver: PostgreSqlDriver,
    useFactory: () => ({
      ...ormOptions(databaseUrl, limits),
      autoLoadEntities: true,
    }),
  }) as DynamicModule;
}
