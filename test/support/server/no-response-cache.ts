import { ResponseCache } from '../../../src/shared/adapters/response-cache/response-cache.js';
import type { Database } from '../../../src/shared/adapters/postgres/database.js';
import { Notifications } from '../../../src/shared/adapters/postgres/notifications.js';
import { Replicas } from '../../../src/shared/adapters/postgres/replicas.js';
import type { Clock } from '../../../src/shared/application/clock.js';
import type { UnitOfWork } from '../../../src/shared/application/unit-of-work.js';

export const NO_REPLICAS = new Replicas('', { replicaUrls: [], databaseSeconds: 1, databasePool: 1 });

/** A response cache that stores nothing, for code that announces changes. */
export function noResponseCache(database: Database, unitOfWork: UnitOfWork, clock: Clock): ResponseCache {
  return new ResponseCache(database, unitOfWork, clock, new Notifications(''), NO_REPLICAS, {
    responseCacheMegabytes: 0,
  });
}
