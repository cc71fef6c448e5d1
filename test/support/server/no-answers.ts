import { AnswerCache } from '../../../src/shared/adapters/answers/answer-cache.js';
import type { Database } from '../../../src/shared/adapters/postgres/database.js';
import { Notifications } from '../../../src/shared/adapters/postgres/notifications.js';
import type { Clock } from '../../../src/shared/application/clock.js';
import type { UnitOfWork } from '../../../src/shared/application/unit-of-work.js';

/** A response cache that stores nothing, for code that announces changes. */
export function noAnswers(database: Database, unitOfWork: UnitOfWork, clock: Clock): AnswerCache {
  return new AnswerCache(database, unitOfWork, clock, new Notifications(''), { answerCacheMegabytes: 0 });
}
