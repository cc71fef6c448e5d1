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
import { IdempotentRequests } from './http/api/postgres-idempotent-requests.js';
import { JsonBodyGuard } from './http/api/json-body.guard.js';
import { OpenStreams } from './http/live/open-streams.js';
import { RateLimitGuard } from './http/security/rate-limit.guard.js';
import { RequestMetrics } from './http/request-metrics.js';
import { RobotsController } from './web/robots.controller.js';
import { SESSION_STORE } from './http/security/sessions/session.js';
import { requestValidation } from './http/api/validation/validation.pipe.js';
import { WebPagesModule } from './web/web-pages.module.js';
import { loggingModule } from './logging/logging.module.js';
import { ProcessLogger } from './logging/process-logger.js';
import { AdvisoryLock } from './postgres/locks/advisory-lock.js';
import { SettableClock } from './settable-clock.js';
import { DecoratedMethods } from './decorated-methods.js';
import { EventHandlers } from './event-handlers.js';
import { Dependencies } from './dependencies.js';
import { DiskSpace } from './files/disk-space.js';
import { DATABASE_URL } from './postgres/connection/database-url.js';
import { Database } from './postgres/database.js';
import { MikroOrmUnitOfWork } from './postgres/mikro-orm-unit-of-work.js';
import { Notifications } from './postgres/notifications.js';
import { ormOptions, type ConnectionLimits } from './postgres/connection/orm-options.js';
import { PgBossWork } from './queue/pg-boss-work.js';
import { Replicas } from './postgres/replicas.js';
import { Outbound } from './outbound/outbound.js';
import { RowStreams } from './postgres/row-streams.js';
import { PostgresRateLimiter } from './http/security/postgres-rate-limiter.js';
import { SessionWatch } from './http/security/sessions/postgres-session-watch.js';
import { PostgresUserSessions } from './http/security/sessions/postgres-user-sessions.js';
import { PostgresWatch } from './postgres/connection/postgres-watch.js';
import { SessionSerializer } from './http/security/sessions/session-serializer.js';
import { postgresSessionStore } from './http/security/sessions/session-store.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { Clock } from '#shared/application/clock.js';
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
  CurrentRequest,
  Dependencies,
  Database,
  DATABASE_URL,
  Notifications,
  OpenStreams,
  Replicas,
  Outbound,
  RequestMetrics,
  RowStreams,
  DatabaseWatch,
  SessionWatch,
  UserSessions,
  UnitOfWork,
  EventBus,
  DecoratedMethods,
  Clock,
  DistributedLock,
  FileStore,
  RateLimiter,
];

/** What each request passes, in this order. */
const REQUEST_CHECKS: readonly Provider[] = [
  { provide: RateLimiter, useClass: PostgresRateLimiter },
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
        // Entries say when they were made, even if the surrounding work sets another time.
        {
          provide: AuditLog,
          useFactory: (database: Database, requests: CurrentRequest) =>
            new SqlAuditLog(database, requests, new Clock()),
          inject: [Database, CurrentRequest],
        },
        Database,
        Dependencies,
        DiskSpace,
        { provide: DATABASE_URL, useValue: databaseUrl },
        { provide: Notifications, useFactory: () => new Notifications(databaseUrl) },
        OpenStreams,
        ProcessLogger,
        Replicas,
        RowStreams,
        Outbound,
        RequestMetrics,
        { provide: DatabaseWatch, useClass: PostgresWatch },
        SessionSerializer,
        { provide: SESSION_STORE, useFactory: postgresSessionStore, inject: [Database] },
        SessionWatch,
        { provide: UserSessions, useClass: PostgresUserSessions },
        { provide: UnitOfWork, useClass: MikroOrmUnitOfWork },
        { provide: BackgroundWork, useClass: PgBossWork },
        IdempotentRequests,
        EventBus,
        DecoratedMethods,
        EventHandlers,
        { provide: Clock, useClass: SettableClock },
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
