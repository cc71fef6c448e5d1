import type { PayPeriod } from '@/api/generated/types.gen';

interface Salary {
  minSalary?: number | null;
  maxSalary?: number | null;
  payPeriod?: PayPeriod;
  currency?: string;
  /** What the employer wrote. */
  salary?: string | null;
}

const PERIODS: Record<PayPeriod, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  season: 'a season',
  year: 'a year',
};

/** An amount as in “$45,000” or “€12.50”; cents only where there are any. */
export function formatAmount(amount: number, currency = 'USD'): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** An amount of dollars without cents, as in “$45,000”. */
export function formatDollars(amount: number): string {
  return formatAmount(Math.round(amount));
}

/** The period that a salary range is for; undefined without a range, where the employer's own words say it. */
export function salaryPeriod({ minSalary, maxSalary, payPeriod = 'year' }: Salary): string | undefined {
  return minSalary == null && maxSalary == null ? undefined : PERIODS[payPeriod];
}

/** What a listing pays: the range, else the employer's own words. */
export function formatSalary({ minSalary, maxSalary, salary, currency }: Salary): string {
  const min = minSalary ?? null;
  const max = maxSalary ?? null;
  if (min !== null && max !== null) return `${formatAmount(min, currency)} - ${formatAmount(max, currency)}`;
  if (min !== null) return `From ${formatAmount(min, currency)}`;
  if (max !== null) return `Up to ${formatAmount(max, currency)}`;
  return salary?.trim() || 'Not disclosed';
}

/** A salary with its period, which goes without saying only for yearly dollars. */
export function formatPay(job: Salary): string {
  const isUsual = (job.payPeriod ?? 'year') === 'year' && (job.currency ?? 'USD') === 'USD';
  const period = isUsual ? undefined : salaryPeriod(job);
  return period === undefined ? formatSalary(job) : `${formatSalary(job)} ${period}`;
}
