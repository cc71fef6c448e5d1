import { amountOf, DOLLARS } from '../understanding/least-pay.js';
import type { LeastPay } from '../understanding/wants.js';
import { foldAccents } from '#shared/domain/text/folded-text.js';

type Period = LeastPay['period'];

/** How finely written pay is compared. */
const STEPS: Readonly<Record<Period, number>> = { hour: 1, day: 10, week: 50, month: 100, year: 1_000 };
/** Pay of more than twice what was asked for is another kind of job. */
const MOST = 40;

const SIGNS: Readonly<Record<string, string>> = {
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  euro: 'EUR',
  euros: 'EUR',
  dhs: 'AED',
};
const MONEY = String.raw`us\$|[$€£]|usd|euros?|eur|gbp|chf|aud|cad|nzd|sgd|aed|dhs|sar|qar`;
const AMOUNT = String.raw`(?<!\d[,.]?)\d(?:[\d,.]{0,8}\d)?`;
const WRITTEN = new RegExp(
  String.raw`(?:(?<before>${MONEY})\s?(?<first>${AMOUNT})|(?<second>${AMOUNT})(?<kilo>k)?\s?(?<after>${MONEY})(?!\p{L}|\d))(?<rest>[^;!?\n]{0,24})`,
  'gu',
);
const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/\b(?:p\/?h|hour|hr|h|hourly|stunde|heure|hora|ora|uur|godzin\w*|saat)\b/, 'hour'],
  [/\b(?:day|daily|tag|jour|dia|giorno|dag|dzien)\b/, 'day'],
  [/\b(?:week|weekly|woche|semaine|semana|settimana)\b/, 'week'],
  [/\b(?:p\/?m|month|monthly|mth|monat|monatlich|mois|mensuels?|mes|mese|mensili|maand|miesiac\w*)\b/, 'month'],
  [/\b(?:p\/?a|k|year|yearly|yr|annum|annual|jahr|jahrlich|annee|ano|anno|jaar|rok)\b/, 'year'],
];

/** The lexemes of pay that only the text of a listing says: "£15.50 ph", "2.300 € netto im Monat". */
export function writtenPay(text: string): string[] {
  return [...foldAccents(text).matchAll(WRITTEN)].flatMap(({ groups = {} }) => {
    const { before, first, second, kilo, after, rest = '' } = groups;
    const amount = amountOf(first ?? second ?? '') * (kilo === undefined && !rest.startsWith('k') ? 1 : 1_000);
    const period = periodOf(amount, rest);
    const sign = before ?? after ?? '';
    return period === undefined
      ? []
      : [payLexeme(SIGNS[sign] ?? sign.toUpperCase(), period, Math.floor(amount / STEPS[period]))];
  });
}

/** The lexemes of written pay of at least an amount, in the currency that was typed. */
export function writtenAtLeast({ amount, currency, currencies, period }: LeastPay): string[] {
  if (currencies.length === 0) return [];
  const least = Math.floor(amount / STEPS[period]);
  const amounts = Array.from({ length: Math.min(least + 1, MOST) }, (_, more) => least + more);
  const signs = DOLLARS.includes(currency) ? [currency, '$'] : [currency];
  return signs.flatMap((sign) => amounts.map((one) => payLexeme(sign, period, one)));
}

function payLexeme(currency: string, period: Period, steps: number): string {
  return `pay:${currency}:${period}:${steps}`;
}

/** As written, or what the amount tells in currencies of about the same worth. */
function periodOf(amount: number, rest: string): Period | undefined {
  const named = PERIODS.flatMap(([pattern, period]) => {
    const at = rest.search(pattern);
    return at < 0 ? [] : [{ at, period }];
  });
  const [nearest] = named.toSorted((one, other) => one.at - other.at);
  if (nearest) return nearest.period;
  if (amount >= 7 && amount < 100) return 'hour';
  if (amount >= 700 && amount < 12_000) return 'month';
  return amount >= 12_000 && amount < 500_000 ? 'year' : undefined;
}
