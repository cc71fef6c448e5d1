import { LANGUAGES, type Language } from '#shared/domain/values/language.js';

/** The months, from January, by what each is called in the languages of the site. */
const MONTHS = new Map(Object.values(LANGUAGES).flatMap(({ locale }) => namesIn(locale)));

/**
 * A month that people typed, such as `Sep 2015`, in a language. As it was written if it is in that language or no
 * month.
 */
export function storedMonth(text: string, language: Language): string {
  const { locale } = LANGUAGES[language];
  const [, written = '', year] = /^([\p{L}\p{M}.]+)(?: de)? (\d{4})$/u.exec(text.trim()) ?? [];
  const name = folded(written);
  const month = MONTHS.get(name);
  if (month === undefined || namesIn(locale).some(([own]) => own === name)) return text;
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(Number(year), month));
}

/** What each month is called in a language, alone and within a date. */
function namesIn(locale: string): [name: string, month: number][] {
  return (['short', 'long'] as const).flatMap((style) =>
    [{}, { day: 'numeric' } as const].flatMap((day) => {
      const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC', ...day });
      return Array.from({ length: 12 }, (_none, month): [string, number] => {
        const parts = format.formatToParts(Date.UTC(2000, month));
        return [folded(parts.find(({ type }) => type === 'month')?.value ?? ''), month];
      });
    }),
  );
}

function folded(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
