import { formatAmount, formatSalary, PERIODS, salaryPeriod } from '@/lib/format/format-salary.ts';
import type { PayPeriod } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** The pay of a listing in figures. */
export interface PayRange {
  minSalary: number | null;
  maxSalary: number | null;
  payPeriod: string;
  currency: string;
}

/** A range in words, such as “€2,000 - €2,400 a month”; an empty string without a range. */
export function payTextOf({ minSalary, maxSalary, payPeriod, currency }: PayRange): string {
  const pay = { minSalary, maxSalary, currency: currency || 'USD', payPeriod: payPeriod as PayPeriod };
  const period = salaryPeriod(pay);
  return period === undefined ? '' : `${formatSalary(pay)} ${period}`;
}

/** Why what a text says about pay cannot be the range; undefined if it can be, or says nothing in figures. */
export function payContradiction(text: string, range: PayRange): string | undefined {
  const { minSalary: min, maxSalary: max, currency } = range;
  if (min === null && max === null) return undefined;
  const other = otherCurrency(text, currency);
  if (other !== undefined) return t('The text is in {other}, but the range is in {currency}.', { other, currency });
  const amounts = amountsIn(text);
  const [first] = amounts;
  if (!first || amounts.some((amount) => isIn(amount, range))) return undefined;
  const period = first.period === undefined ? '' : ` ${PERIODS[first.period]}`;
  return t('The text says {amount}, but the range is {range}.', {
    amount: formatAmount(first.value, currency) + period,
    range: payTextOf(range),
  });
}

interface Amount {
  value: number;
  /** What it is paid for, if the text says so. */
  period?: PayPeriod | undefined;
}

function isIn({ value, period }: Amount, { minSalary, maxSalary, payPeriod }: PayRange): boolean {
  return (
    value >= (minSalary ?? 0) && value <= (maxSalary ?? Infinity) && (period === undefined || period === payPeriod)
  );
}

/** Signs that stand for one currency. A dollar may be any of many. */
const SIGNS = { '€': 'EUR', '£': 'GBP', '฿': 'THB', '₹': 'INR', '₺': 'TRY' } as const;
const DOLLARS = `ARS AUD BBD BMD BND BRL BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MOP MXN NAD NIO NZD SBD SGD
  SRD TTD TWD USD UYU XCD`.split(/\s+/);
const CODES = new Set(Intl.supportedValuesOf('currency'));

/** A currency that a text names, if it does not name the given one. */
function otherCurrency(text: string, currency: string): string | undefined {
  const codes = (text.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => CODES.has(code));
  const bySign = Object.entries(SIGNS).flatMap(([sign, code]) => (text.includes(sign) ? [code] : []));
  const named: string[] = [...codes, ...bySign];
  if (named.length > 0) return named.includes(currency) ? undefined : named[0];
  return text.includes('$') && !DOLLARS.includes(currency) ? '$' : undefined;
}

const SIGN = String.raw`(?:[$€£฿₹₺¥]|\b[A-Z]{3}\b)`;
const NUMBER = String.raw`\d(?:[\d.,'’\u00a0\u202f ]*\d)?(?:\s?[kK]\b)?`;
const AMOUNT = new RegExp(`(?<before>${SIGN}\\s?)?(?<number>${NUMBER})(?<after>\\s?${SIGN})?`, 'g');

/** The words for a period after an amount, in the languages of the site. */
const PERIOD_WORDS: Record<PayPeriod, string> = {
  hour: 'hour|hourly|hr|h|heure|stunde|std|hora|ora|ساعة',
  day: 'day|daily|jour|tag|día|dia|giorno|يوم',
  week: 'week|weekly|semaine|woche|semana|settimana|أسبوع',
  month: 'month|monthly|mois|monat|mes|mês|mese|شهر',
  season: 'season|saison|temporada|época|stagione|موسم',
  year: 'year|yearly|annually|annum|an|année|jahr|año|ano|anno|سنة',
};
const TAXES = 'gross|net|before tax|after tax|brutto|netto|bruts?|nets?|brutos|netos|lordi|netti|líquidos';
const FOR_EACH = String.raw`\/|(?:an?|per|each|par|pro|im|in der|al|all['’]|por|a la|à l['’]|في)\s`;
const PAID_FOR = Object.entries(PERIOD_WORDS).map(
  ([period, words]) =>
    [
      period as PayPeriod,
      new RegExp(String.raw`^\s*(?:(?:${TAXES})\s+)?(?:${FOR_EACH})?\s*(?:ال)?(?:${words})(?!\p{L})`, 'iu'),
    ] as const,
);

/** The amounts of money that a text states; other numbers, such as years and days off, are none. */
function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ 0: found, index, groups: { before, number = '', after } = {} }) => {
    const value = valueOf(number);
    const isYear = /^(?:19|20)\d\d$/.test(number);
    if (before === undefined && after === undefined && (value < 1_000 || isYear)) return [];
    const behind = text.slice(index + found.length);
    return [{ value, period: PAID_FOR.find(([, words]) => words.test(behind))?.[0] }];
  });
}

/** The value of a number in any usual notation: "45,000", "45.000", "12,50", "45k". */
function valueOf(number: string): number {
  const digits = number.replaceAll(/[\s'’kK]/g, '');
  const [, whole = digits, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${cents || '0'}`);
  return /k$/i.test(number) ? value * 1_000 : value;
}
