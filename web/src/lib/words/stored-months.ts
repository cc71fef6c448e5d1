import { perLanguage } from '@/lib/format/per-language.ts';
import { LANGUAGES } from '@/lib/language/languages.ts';

/** The months, from January, by what each is called in the languages of the site. */
const MONTHS = new Map(Object.values(LANGUAGES).flatMap((language) => namesIn(language.locale)));
const ownNames = perLanguage((language) => new Set(namesIn(language).map(([name]) => name)));
const formats = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/**
 * A month that people typed, such as `Sep 2015`, in the language of the page. As it was written if it is in that language
 * or no month.
 */
export function storedMonth(text: string): string {
  const [, name = '', year] = /^([\p{L}\p{M}.]+)(?: de)? (\d{4})$/u.exec(text.trim()) ?? [];
  const month = MONTHS.get(folded(name));
  if (month === undefined || ownNames().has(folded(name))) return text;
  return formats().format(Date.UTC(Number(year), month));
}

/** What each month is called in a language, alone and within a date. */
function namesIn(language: string): [name: string, month: number][] {
  const within = (['short', 'long'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
  ]);
  return within.flatMap((format) =>
    Array.from({ length: 12 }, (_none, month): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2000, month));
      return [folded(parts.find(({ type }) => type === 'month')?.value ?? ''), month];
    }),
  );
}

function folded(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
