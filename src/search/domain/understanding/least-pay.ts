import type { LeastPay } from './wants.js';

/** What "$" and "dollars" may mean. */
export const DOLLARS: readonly string[] = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'];
const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };
const CURRENCY =
  '[$€£¥]|usd|eur|euros?|gbp|chf|aud|cad|nzd|sgd|hkd|aed|sek|nok|dkk|pln|czk|dollars?|pounds?|franken|dirhams?|kronor|kroner|zloty';
const PERIODS: Readonly<Record<string, LeastPay['period']>> = {
  h: 'hour',
  hr: 'hour',
  hour: 'hour',
  stunde: 'hour',
  hora: 'hour',
  heure: 'hour',
  day: 'day',
  tag: 'day',
  week: 'week',
  month: 'month',
  monat: 'month',
  mois: 'month',
  mes: 'month',
  year: 'year',
  yr: 'year',
  pa: 'year',
  annum: 'year',
  jahr: 'year',
};
const NAMES: Readonly<Record<string, string>> = {
  dollar: 'USD',
  euro: 'EUR',
  pound: 'GBP',
  franken: 'CHF',
  dirham: 'AED',
  kronor: 'SEK',
  kroner: 'NOK',
  zloty: 'PLN',
};

/** A number is read from its first digit on: beginning at each of thousands of digits would take the square of their number. */
const AMOUNT = String.raw`(?<amount>(?<!\d[,.]?)\d[\d,.]*)`;

/** "£30k", which is for a year. */
const YEARLY = new RegExp(`(?<before>${CURRENCY})?\\s?${AMOUNT}\\s?(?<kilo>k)\\b\\s?(?<after>${CURRENCY})?\\+?`, 'i');

/** "$20/hour", "20 eur an hour", "45k a year". */
const PAY = new RegExp(
  `(?<before>${CURRENCY})?\\s?${AMOUNT}\\s?(?<kilo>k\\b)?\\s?(?<after>${CURRENCY})?\\s?(?:/|per|an?|pro|por|par|p)\\s?(?<period>${Object.keys(PERIODS).join('|')})\\b\\+?`,
  'i',
);

/** "Ab 4000 Franken", "from €2,500", "3000 euro": for the time in which people of the trade earn about as much. */
const AMOUNT_ONLY = new RegExp(
  `(?<!\\p{L})(?:(?:from|min(?:imum)?|at least|ab|mindestens|desde|à partir de|da|od)\\s)?(?:(?<before>${CURRENCY})\\s?${AMOUNT}|${AMOUNT.replace('amount', 'number')}\\s?(?<after>${CURRENCY})(?!\\p{L}))\\+?`,
  'iu',
);
/** The most that is for an hour, for a day and for a month. */
const MOST = { hour: 80, day: 700, month: 15_000 };

/** The pay that a text asks for, and the text without it. */
export function readLeastPay(
  text: string,
): { readonly pay: LeastPay; readonly typed: string; readonly rest: string } | undefined {
  const found = PAY.exec(text) ?? YEARLY.exec(text) ?? AMOUNT_ONLY.exec(text);
  const { before, number: bare = '', amount = bare, kilo, after, period = '' } = found?.groups ?? {};
  const number = amountOf(amount);
  if (!found || !Number.isFinite(number) || number <= 0) return undefined;
  const sign = before ?? after;
  const currency = currencyOf(sign);
  const pay = {
    amount: number * (kilo === undefined ? 1 : 1_000),
    currency,
    currencies: sign === undefined ? [] : /^(?:\$|dollars?)$/i.test(sign) ? DOLLARS : [currency],
    period: PERIODS[period.toLowerCase()] ?? (kilo === undefined ? periodOf(number) : 'year'),
  };
  return { pay, typed: found[0].trim(), rest: text.replace(found[0], ' ') };
}

function periodOf(amount: number): LeastPay['period'] {
  return (['hour', 'day', 'month'] as const).find((period) => amount <= MOST[period]) ?? 'year';
}

/** "Dollars" beside a place are those of its country. */
const DOLLARS_OF: readonly (readonly [RegExp, string])[] = [
  [/\baustralia\b/i, 'AUD'],
  [/\bcanada\b/i, 'CAD'],
  [/\bnew zealand\b/i, 'NZD'],
  [/\bsingapore\b/i, 'SGD'],
  [/\bhong kong\b/i, 'HKD'],
];

/** The pay in the money of the places that are asked for, by their English names. */
export function paidAt(pay: LeastPay, places: readonly string[]): LeastPay {
  const [, currency] = DOLLARS_OF.find(([name]) => places.some((place) => name.test(place))) ?? [];
  return pay.currencies.length < 2 || currency === undefined ? pay : { ...pay, currency, currencies: [currency] };
}

/** "2,300" and "2.300" are thousands, "15.50" and "15,50" are not. */
export function amountOf(written: string): number {
  return Number(
    written
      .replace(/[,.]$/, '')
      .replace(/[,.](?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );
}

/** Dollars, unless the text names another currency. */
function currencyOf(sign = '$'): string {
  const name = sign.toLowerCase().replace(/s$/, '');
  return SIGNS[sign] ?? NAMES[name] ?? name.toUpperCase();
}
