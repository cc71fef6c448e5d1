import { checked } from '#shared/domain/field-checks.js';
import { checkTimeZone } from '#shared/domain/values/time-zone.js';
import type { AlertSchedule, Frequency } from './alert-time.js';

/** Saved searches per user. */
export const MAX_SEARCHES = 20;

export const LIMITS = {
  name: { label: 'Name', max: 100 },
  search: { label: 'Search', max: 2_000 },
} as const;

export type SavedSearch = {
  readonly id: number;
  /** Null to describe the search by its filters. */
  readonly name: string | null;
  /** The query string of the search page. */
  readonly search: string;
  readonly frequency: Frequency;
  /** When alerts are due next; null for never. */
  readonly nextAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
};

/** A saved search as entered. */
export type SearchForm = {
  readonly name?: string | null;
  readonly search: string;
  readonly frequency: Frequency;
};

/**
 * Trims the texts and removes the question mark of the query string.
 * @throws InvalidFields
 */
export function checkSearchForm({ name, search, frequency }: SearchForm): Required<SearchForm> {
  return checked((checks) => ({
    name: checks.optional('name', name, LIMITS.name),
    search: (checks.optional('search', search, LIMITS.search) ?? '').replace(/^\?/, ''),
    frequency,
  }));
}

/** @throws InvalidFields */
export function checkSchedule({ hour, timeZone }: AlertSchedule): AlertSchedule {
  checked((checks) => {
    if (!Number.isInteger(hour) || hour < 0 || hour > 23) checks.add('hour', 'Hour must be from 0 to 23');
    checkTimeZone(checks, timeZone);
  });
  return { hour, timeZone };
}
