import { ResponseCache } from '#platform/response-cache/response-cache.js';
import type { Database } from '#platform/postgres/database.js';
import { Notifications } from '#platform/postgres/notifications.js';
import { Replicas } from '#platform/postgres/replicas.js';
import type { Clock } from '#shared/application/clock.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';

export const NO_REPLICAS = new Replicas('', { replicaUrls: [], databaseSeconds: 1, databasePool: 1 });

/** A response cache that stores nothing, for code that announces changes. */
export function noResponseCache(database: Database, unitOfWork: UnitOfWork, clock: Clock): ResponseCache {
  return new ResponseCache(database, unitOfWork, clock, new Notifications(''), NO_REPLICAS, {
    responseCacheMegabytes: 0,
  });
}
