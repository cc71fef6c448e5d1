import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD, APP_PIPE } from '@nestjs/core';
import { fileStoreOf } from './adapters/files/file-source.js';
import { ConfigModule } from './adapters/config/config.module.js';
import type { Settings } from './adapters/config/settings.js';
import { SqlAuditLog } from './adapters/audit/sql-audit-log.js';
import { ResponseCache } from './adapters/response-cache/response-cache.js';
import { AccessGuard } from './adapters/http/security/access.guard.js';
import { HealthController } from './adapters/http/health.controller.js';
import { CurrentRequest } from './adapters/http/current-request.js';
import { IdempotentRequests } from './adapters/http/api/postgres-idempotent-requests.js';
import { JsonBodyGuard } from './adapters/http/api/json-body.guard.js';
import { OpenStreams } from './adapters/http/live/open-streams.js';
import { RateLimitGuard } from './adapters/http/security/rate-limit.guard.js';
import { RequestMetrics } from './adapters/http/request-metrics.js';
import { RobotsController } from './adapters/web/robots.controller.js';
import { SESSION_STORE } from './adapters/http/security/sessions/session.js';
import { requestValidation } from './adapters/http/api/validation/validation.pipe.js';
import { WebPagesModule } from './adapters/web/web-pages.module.js';
import { loggingModule } from './adapters/logging/logging.module.js';
import { ProcessLogger } from './adapters/logging/process-logger.js';
import { AdvisoryLock } from './adapters/postgres/locks/advisory-lock.js';
import { SettableClock } from './adapters/settable-clock.js';
import { DiskSpace } from './adapters/disk-space.js';
import { DATABASE_URL } from './adapters/postgres/connection/database-url.js';
import { Database } from './adapters/postgres/database.js';
import { MikroOrmUnitOfWork } from './adapters/postgres/mikro-orm-unit-of-work.js';
import { Notifications } from './adapters/postgres/notifications.js';
import { ormOptions, type ConnectionLimits } from './adapters/postgres/connection/orm-options.js';
import { PgBossWork } from './adapters/postgres/background/pg-boss-work.js';
import { Replicas } from './adapters/postgres/replicas.js';
import { Outbound } from './adapters/outbound/outbound.js';
import { RowStreams } from './adapters/postgres/row-streams.js';
import { PostgresRateLimiter } from './adapters/http/security/postgres-rate-limiter.js';
import { SessionWatch } from './adapters/http/security/sessions/postgres-session-watch.js';
import { PostgresUserSessions } from './adapters/http/security/sessions/postgres-user-sessions.js';
import { PostgresWatch } from './adapters/postgres/connection/postgres-watch.js';
import { SessionSerializer } from './adapters/http/security/sessions/session-serializer.js';
import { postgresSessionStore } from './adapters/http/security/sessions/session-store.js';
import { AuditLog } from './application/audit/audit-log.js';
import { BackgroundWork } from './application/background/background-work.js';
import { Clock } from './application/clock.js';
import { DatabaseWatch } from './application/database-watch.js';
import { EventBus } from './application/event-bus.js';
import { DistributedLock } from './application/background/distributed-lock.js';
import { FileStore } from './application/file-store.js';
import { RateLimiter } from './application/limits/rate-limiter.js';
import { UnitOfWork } from './application/unit-of-work.js';
import { UserSessions } from './application/sessions/user-sessions.js';

/** Exported to other modules. */
const PUBLISHED = [
  ResponseCache,
  IdempotentRequests,
  AuditLog,
  BackgroundWork,
  CurrentRequest,
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
  Clock,
  DistributedLock,
  FileStore,
  RateLimiter,
];

/** Shared infrastructure of all modules: settings, database, events, guards, logs. */
@Global()
@Module({})
export class SharedModule {
  static with(settings: Settings, databaseUrl: string, secret: string): DynamicModule {
    return {
      module: SharedModule,
      imports: [
        ConfigModule.with(settings, secret),
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
        { provide: Clock, useClass: SettableClock },
        { provide: DistributedLock, useClass: AdvisoryLock },
        { provide: FileStore, useFactory: () => fileStoreOf(settings) },
        { provide: RateLimiter, useClass: PostgresRateLimiter },
        { provide: APP_PIPE, useFactory: requestValidation },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: JsonBodyGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
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
