import { DISPLAYED_STATUSES, type DisplayedStatus } from '@/lib/rules/application-status.ts';
import { parseId } from '@/lib/page/parse-id.ts';
import { flag, oneOf } from '@/lib/page/search-params.ts';

/** The URL state of the list of received applications, and of the review that steps through it. */
export interface ReceivedApplicationsSearch {
  jobId?: number | undefined;
  status?: DisplayedStatus | undefined;
  search?: string | undefined;
  /** Whether an answer misses a must-have. */
  missesMustHave?: boolean | undefined;
}

/** Parses the URL state; invalid values are ignored. */
export function parseReceivedApplicationsSearch(search: Record<string, unknown>): ReceivedApplicationsSearch {
  return {
    jobId: parseId(search.jobId),
    status: oneOf(DISPLAYED_STATUSES, search.status),
    missesMustHave: flag(search.missesMustHave),
    search: typeof search.search === 'string' && search.search !== '' ? search.search : undefined,
  };
}
