import type { JobCardBody, PayPeriod } from '@/api/generated/types.gen';
import { directionOf } from '@/lib/language/languages.ts';
import { currentLanguage, locale, msg, t, texts } from '@/lib/language/t.ts';
import { perLanguage } from './per-language.ts';

type Salary = Partial<Pick<JobCardBody, 'minSalary' | 'maxSalary' | 'payPeriod' | 'currency' | 'salary'>>;

/** What pay is for, such as “a month”. */
export const PERIODS: Record<PayPeriod, string> = texts({
  hour: msg('an hour'),
  day: msg('a day'),
  week: msg('a week'),
  month: msg('a month'),
  season: msg('a season'),
  year: msg('a year'),
});

/** By currency and decimals. */
const formats = perLanguage(() => new Map<string, Intl.NumberFormat>());

/** An amount, such as “$45,000” or “€12.50”; cents only if there are any. */
export function formatAmount(amount: number, currency = 'USD'): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const name = `${currency} ${digits}`;
  const format = formats().get(name) ?? newFormat(currency, digits);
  formats().set(name, format);
  return format.format(amount);
}

function newFormat(currency: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Codes from right to left, where signs such as “US$” are torn apart. */
export function currencyDisplay(): 'code' | 'symbol' {
  return directionOf(currentLanguage()) === 'rtl' ? 'code' : 'symbol';
}

/** An amount in dollars without cents, such as “$45,000”. */
export function formatDollars(amount: number): string {
  return formatAmount(Math.round(amount));
}

/** The period of a salary range; undefined without a range, because the free text states it. */
export function salaryPeriod({ minSalary, maxSalary, payPeriod = 'year' }: Salary): string | undefined {
  return minSalary == null && maxSalary == null ? undefined : PERIODS[payPeriod];
}

/** The pay of a listing: the range, else the free text. */
export function formatSalary({ minSalary, maxSalary, salary, currency }: Salary): string {
  const min = minSalary ?? null;
  const max = maxSalary ?? null;
  if (min !== null && min === max) return formatAmount(min, currency);
  if (min !== null && max !== null) return `${formatAmount(min, currency)} - ${formatAmount(max, currency)}`;
  if (min !== null) return t('From {amount}', { amount: formatAmount(min, currency) });
  if (max !== null) return t('Up to {amount}', { amount: formatAmount(max, currency) });
  return salary?.trim() || t('Not disclosed');
}

/** A salary with its period, which is omitted only for yearly dollars. */
export function formatPay(job: Salary): string {
  const isDefault = (job.payPeriod ?? 'year') === 'year' && (job.currency ?? 'USD') === 'USD';
  const period = isDefault ? undefined : salaryPeriod(job);
  return period === undefined ? formatSalary(job) : `${formatSalary(job)} ${period}`;
}
