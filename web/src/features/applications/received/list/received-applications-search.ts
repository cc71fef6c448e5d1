import { DISPLAYED_STATUSES } from '@/lib/rules/application-status.ts';
import { day, flag, id, oneOf, searchOf, text, type Param, type SearchOf } from '@/lib/page/search-params.ts';

/** The orders of the list. */
export const RECEIVED_ORDERS = ['newest', 'oldest', 'name', 'place', 'experience', 'status'] as const;
export type ReceivedOrder = (typeof RECEIVED_ORDERS)[number];

/** A member, the reader or nobody. */
const assignee: Param<string> = (value) => oneOf(['me', 'none'])(value) ?? id(value)?.toString();

/** The URL state of the applications for one listing. */
export const LISTING_PARAMS = {
  status: oneOf(DISPLAYED_STATUSES),
  search: text,
  /** Whether an answer misses a must-have. */
  missesMustHave: flag,
  /** Whether it has not been opened. */
  unread: flag,
  /** ISO 639-1. */
  language: text,
  /** The last day on which the applicant can start. */
  startsBy: day,
  /** Who takes care of it: `me`, `none` or the number of a member. */
  assignee,
  /** Newest first by default. */
  sort: oneOf(RECEIVED_ORDERS),
};

/** The URL state of the list of received applications, and of the review that steps through it. */
export const RECEIVED_PARAMS = { ...LISTING_PARAMS, jobId: id, workplaceId: id };

export type ReceivedApplicationsSearch = SearchOf<typeof RECEIVED_PARAMS>;

export const readReceivedApplicationsSearch = searchOf(RECEIVED_PARAMS);
