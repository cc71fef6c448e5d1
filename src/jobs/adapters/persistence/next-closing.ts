import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { onInit } from '#platform/subscriptions.js';
import { isInState } from './read-model/job-state-read-model.js';

const NEXT = prepared(`select min(closes_at) as "closesAt" from job where ${isInState('active', '$1')}`);

/** Expires cached public responses when the next listing closes. */
export const NEXT_CLOSING = onInit([Database, ResponseCache], (database, responses) =>
  responses.changesBy(async (now) => {
    const { closesAt } = await database.one<{ closesAt: Date | null }>(NEXT, [now]);
    return closesAt ?? undefined;
  }),
);
