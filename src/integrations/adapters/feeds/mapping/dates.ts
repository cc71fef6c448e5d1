import { wordKey } from './words.js';

/** A day that was read, or what is wrong with its text. */
type ReadDay = { readonly day: string } | { readonly isAmbiguous: boolean };

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** Months by their names and abbreviations. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) => {
      const names = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, index) => [wordKey(names.format(Date.UTC(2024, index, 1))), index + 1] as const,
      );
    }),
  ),
);

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T\s].{0,40}$)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:$|[T\s,].{0,40}$)/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:$|[T\s,].{0,40}$)/;
/** `Thu, 31 Dec 2026 23:59 GMT`, `31. Dezember 2026`, `31-Dec-2026`. */
const DAY_MONTH =
  /^(?:\p{L}{2,12}\.?,?\s)?(\d{1,2})(?:\.|st|nd|rd|th)?[\s-](?:de\s|of\s)?(\p{L}{3,12})\.?,?[\s-](?:de\s)?(\d{4})\b/iu;
/** `December 31, 2026`. */
const MONTH_DAY = /^(?:\p{L}{2,12}\.?,?\s)?(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})\b/iu;
/** An instant with a time zone. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
const MAIL_INSTANT = /\d{1,2}\s\p{L}{3}\s\d{4}\s\d{1,2}:\d{2}(:\d{2})?\s(GMT|UT|UTC|[A-Z]{3}|[+-]\d{4})$/iu;
/** Milliseconds since 1970. */
const EPOCH = /^\d{13}$/;

/** Reads a date in any common notation. With a time and a zone, it is the day in UTC. */
export function readDay(text: string): ReadDay {
  const written = text.trim();
  if (EPOCH.test(written) || INSTANT.test(written) || MAIL_INSTANT.test(written)) {
    const instant = new Date(EPOCH.test(written) ? Number(written) : written);
    if (!Number.isNaN(instant.getTime())) return { day: instant.toISOString().slice(0, 10) };
  }
  const [, year, month, day] = ISO.exec(written) ?? COMPACT.exec(written) ?? [];
  if (year !== undefined) return dayOf(year, month, day);
  const [, dottedDay, dottedMonth, dottedYear] = DOTTED.exec(written) ?? [];
  if (dottedYear !== undefined) return dayOf(dottedYear, dottedMonth, dottedDay);
  const [, one, other, slashedYear] = SLASHED.exec(written) ?? [];
  if (slashedYear !== undefined) return slashed(Number(one), Number(other), slashedYear);
  const [, namedDay, monthName, namedYear] = DAY_MONTH.exec(written) ?? [];
  if (namedYear !== undefined) return dayOf(namedYear, monthNamed(monthName), namedDay);
  const [, firstName, secondDay, lastYear] = MONTH_DAY.exec(written) ?? [];
  return lastYear === undefined ? { isAmbiguous: false } : dayOf(lastYear, monthNamed(firstName), secondDay);
}

/** Americans begin with the month and others with the day, so only a number above 12 tells. */
function slashed(one: number, other: number, year: string): ReadDay {
  if (one <= 12 && other <= 12 && one !== other) return { isAmbiguous: true };
  return one > 12 ? dayOf(year, other, one) : dayOf(year, one, other);
}

function monthNamed(name = ''): number | undefined {
  return MONTHS.get(wordKey(name)) ?? MONTHS.get(wordKey(name).slice(0, 3));
}

type Part = string | number | undefined;

function dayOf(year: Part, month: Part, day: Part): ReadDay {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  return exists ? { day: written } : { isAmbiguous: false };
}
