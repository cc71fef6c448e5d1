import { encodeCursor } from '../../../shared/application/cursor.js';
import type { Page } from '../../../shared/application/page.js';
import type { JobView } from '../../application/ports/job-reads.js';

/** The parts of the key by which lists of listings are sorted: when posted, and id. */
export const JOB_KEY = ['time', 'integer'] as const;

/** A page out of rows of which one more than `limit` was asked for. */
export function pageOfJobs<T extends JobView>(rows: readonly T[], limit: number, total: number): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { items, total, nextCursor: isMore ? encodeCursor([last.postedAt.toISOString(), last.id]) : undefined };
}
