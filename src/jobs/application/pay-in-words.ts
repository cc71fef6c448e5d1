import { LANGUAGES } from '#shared/domain/values/language.js';
import { msg, type Words } from '#shared/domain/words.js';
import type { PayPeriod } from '../domain/offer/salary-range.js';

type Pay = {
  /** The employer's own words. */
  readonly salary: string;
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly payPeriod: PayPeriod;
  readonly currency: string;
};

const PERIODS: Readonly<Record<PayPeriod, string>> = {
  hour: msg('an hour'),
  day: msg('a day'),
  week: msg('a week'),
  month: msg('a month'),
  season: msg('a season'),
  year: msg('a year'),
};

/**
 * What a listing pays, as on its card: the range as the language writes it, else the employer's own words. Without the
 * period for yearly dollars.
 */
export function payInWords(words: Words, { salary, minSalary: min, maxSalary: max, payPeriod, currency }: Pay): string {
  if (min === null && max === null) return salary;
  const range = rangeInWords(words, currency, min, max);
  return payPeriod === 'year' && currency === 'USD' ? range : `${range} ${words.t(PERIODS[payPeriod])}`;
}

function rangeInWords(words: Words, currency: string, min: number | null, max: number | null): string {
  if (min === null) return words.t('Up to {amount}', { amount: amountInWords(words, currency, max ?? 0) });
  if (max === null) return words.t('From {amount}', { amount: amountInWords(words, currency, min) });
  return [...new Set([min, max])].map((amount) => amountInWords(words, currency, amount)).join(' - ');
}

/** Cents only if there are any. From right to left, codes instead of signs, which would be torn apart. */
function amountInWords({ language, direction }: Words, currency: string, amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(LANGUAGES[language].locale, {
    style: 'currency',
    currency,
    currencyDisplay: direction === 'rtl' ? 'code' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
