import { DISPLAYED_STATUSES, type DisplayedStatus } from '@/lib/rules/application-status.ts';
import { parseId } from '@/lib/page/parse-id.ts';
import { flag, oneOf } from '@/lib/page/search-params.ts';

/** The orders of the list. */
export const RECEIVED_ORDERS = ['newest', 'oldest', 'name', 'place', 'experience', 'status'] as const;
export type ReceivedOrder = (typeof RECEIVED_ORDERS)[number];

/** The URL state of the list of received applications, and of the review that steps through it. */
export interface ReceivedApplicationsSearch {
  jobId?: number | undefined;
  status?: DisplayedStatus | undefined;
  search?: string | undefined;
  /** Whether an answer misses a must-have. */
  missesMustHave?: boolean | undefined;
  /** Whether it has not been opened. */
  unread?: boolean | undefined;
  /** The English name of a language. */
  language?: string | undefined;
  /** The last day on which the applicant can start. */
  startsBy?: string | undefined;
  /** Newest first by default. */
  sort?: ReceivedOrder | undefined;
}

/** Parses the URL state; invalid values are ignored. */
export function parseReceivedApplicationsSearch(search: Record<string, unknown>): ReceivedApplicationsSearch {
  return {
    jobId: parseId(search.jobId),
    status: oneOf(DISPLAYED_STATUSES, search.status),
    missesMustHave: flag(search.missesMustHave),
    unread: flag(search.unread),
    language: textOf(search.language),
    startsBy: dayOf(search.startsBy),
    search: textOf(search.search),
    sort: oneOf(RECEIVED_ORDERS, search.sort),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[12]\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
}
