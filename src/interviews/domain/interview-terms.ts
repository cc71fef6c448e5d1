import { checked, type FieldChecks } from '#shared/domain/field-checks.js';
import { checkTimeZone, DEFAULT_ZONE } from '#shared/domain/values/time-zone.js';
import { utc } from '#shared/domain/values/utc-day.js';

export const MAX_SLOTS = 5;
/** How far ahead a slot may be. */
const MAX_DAYS_AHEAD = 180;

/** In minutes. */
export const DURATION = { min: 10, max: 480 } as const;

/** Lengths in characters. */
export const INTERVIEW_LIMITS = {
  place: { label: 'Place', max: 200 },
  link: { label: 'Link', max: 500 },
  note: { label: 'Note', max: 1000, layout: 'paragraphs' },
  proposal: { label: 'Text', max: 500, layout: 'paragraphs' },
} as const;

/** An offer as the employer entered it. */
export type EnteredTerms = {
  readonly slots: readonly Date[];
  readonly minutes: number;
  readonly place?: string | null;
  readonly link?: string | null;
  readonly note?: string | null;
  /** The employer's IANA time zone. */
  readonly timeZone?: string | null;
};

/** A validated offer. */
export type Terms = {
  /** Offered start times, in ascending order. */
  readonly slots: readonly Date[];
  readonly minutes: number;
  readonly place: string | null;
  /** An http or https address. */
  readonly link: string | null;
  readonly note: string | null;
  readonly timeZone: string;
};

/** @throws InvalidFields */
export function checkTerms({ minutes, timeZone, ...entered }: EnteredTerms, now: Date): Terms {
  return checked((checks) => {
    const slots = checkSlots(entered.slots, now, checks);
    if (!Number.isInteger(minutes) || minutes < DURATION.min || minutes > DURATION.max) {
      checks.add('minutes', `An interview takes ${DURATION.min} to ${DURATION.max} minutes`);
    }
    const place = checks.optional('place', entered.place, INTERVIEW_LIMITS.place);
    const link = checks.optional('link', entered.link, INTERVIEW_LIMITS.link);
    if (link !== null && !isWebAddress(link)) checks.add('link', 'Enter a link that starts with https:// or http://');
    if (place === null && link === null) checks.add('place', 'Enter a place or a link');
    const note = checks.optional('note', entered.note, INTERVIEW_LIMITS.note);
    const zone = checkZone(timeZone, checks);
    return { slots, minutes, place, link, note, timeZone: zone };
  });
}

/** The zone, or the default if there is none. */
export function checkZone(timeZone: string | null | undefined, checks: FieldChecks): string {
  if (!timeZone) return DEFAULT_ZONE;
  return checkTimeZone(checks, timeZone);
}

function checkSlots(entered: readonly Date[], now: Date, checks: FieldChecks): Date[] {
  const times = [...new Set(entered.map((slot) => slot.getTime()))].sort((a, b) => a - b);
  const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
  if (times.length === 0) checks.add('slots', 'Offer at least one time');
  else if (times.length > MAX_SLOTS) checks.add('slots', `Offer at most ${MAX_SLOTS} times`);
  else if (times.some(Number.isNaN)) checks.add('slots', 'Times must be dates');
  else if (first <= now.getTime()) checks.add('slots', 'Times must be in the future');
  else if (last > utc(now).add(MAX_DAYS_AHEAD, 'day').valueOf()) {
    checks.add('slots', `Times must be within ${MAX_DAYS_AHEAD} days`);
  }
  return times.map((time) => new Date(time));
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
