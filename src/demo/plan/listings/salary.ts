import type { JobForm } from '#jobs/domain/job-details.js';
import { yearlyAmount, type PayPeriod } from '#jobs/domain/offer/salary-range.js';
import type { Company, RoleTemplate, Workplace } from '../../demo-data.js';
import { inTurn } from '../random.js';

type Salary = Pick<JobForm, 'salary' | 'minSalary' | 'maxSalary' | 'payPeriod' | 'currency' | 'payBasis'>;

/** Usual pay in a country. */
type Custom = { readonly currency: string; readonly unitsPerDollar: number; readonly period: PayPeriod };

const EUROS: Custom = { currency: 'EUR', unitsPerDollar: 0.95, period: 'month' };
const DOLLARS: Custom = { currency: 'USD', unitsPerDollar: 1, period: 'year' };

/** By the last part of a location; in dollars everywhere else. */
const CUSTOMS: Readonly<Record<string, Custom>> = {
  Portugal: EUROS,
  Austria: EUROS,
  Spain: EUROS,
  Italy: EUROS,
  France: EUROS,
  Germany: EUROS,
  Netherlands: EUROS,
  Greece: EUROS,
  'United Kingdom': { currency: 'GBP', unitsPerDollar: 0.8, period: 'year' },
  Norway: { currency: 'NOK', unitsPerDollar: 11, period: 'month' },
  Sweden: { currency: 'SEK', unitsPerDollar: 11, period: 'month' },
  Australia: { currency: 'AUD', unitsPerDollar: 1.6, period: 'year' },
  'New Zealand': { currency: 'NZD', unitsPerDollar: 1.75, period: 'year' },
  Canada: { currency: 'CAD', unitsPerDollar: 1.4, period: 'year' },
  Japan: { currency: 'JPY', unitsPerDollar: 155, period: 'month' },
  Singapore: { currency: 'SGD', unitsPerDollar: 1.35, period: 'month' },
  'United Arab Emirates': { currency: 'AED', unitsPerDollar: 3.67, period: 'month' },
};

const PERIODS: Readonly<Record<PayPeriod, string>> = {
  hour: 'per hour',
  day: 'per day',
  week: 'per week',
  month: 'per month',
  season: 'for the season',
  year: 'per year',
};

/** Ways to state pay, used in turn. */
const WORDINGS: readonly ((pay: Pay, onTop: string) => Pick<Salary, 'salary' | 'minSalary' | 'maxSalary'>)[] = [
  (pay, onTop) => ({ salary: `${span(pay)}, ${onTop}`, minSalary: pay.least, maxSalary: pay.most }),
  (pay) => ({ salary: span(pay), minSalary: pay.least, maxSalary: pay.most }),
  (pay, onTop) => ({ salary: `From ${amount(pay, pay.least)} ${PERIODS[pay.period]}, ${onTop}`, minSalary: pay.least }),
  (pay) => ({ salary: span(pay), minSalary: pay.least, maxSalary: pay.most }),
  (pay) => ({
    salary: `Up to ${amount(pay, pay.most)} ${PERIODS[pay.period]}, depending on experience`,
    maxSalary: pay.most,
  }),
];

type Pay = { readonly least: number; readonly most: number; readonly period: PayPeriod; readonly currency: string };

/** The pay of a job, as is usual for its type and country. */
export function salaryOf(role: RoleTemplate, workplace: Workplace, { onTop }: Company, index: number): Salary {
  if (role.experience === 'executive' && index % 2 === 0)
    return { salary: 'Negotiable, with bonus and help to relocate' };
  const custom = CUSTOMS[workplace.location.split(', ').at(-1) ?? ''] ?? DOLLARS;
  const pay = payOf(role, workplace, custom);
  const wording = role.jobType === 'part_time' || role.jobType === 'seasonal' ? WORDINGS[0] : inTurn(WORDINGS, index);
  return {
    ...wording?.(pay, role.jobType === 'remote' ? 'plus a yearly bonus' : onTop),
    payPeriod: pay.period,
    currency: pay.currency,
    payBasis: custom === DOLLARS ? null : 'gross',
  };
}

function payOf(role: RoleTemplate, workplace: Workplace, { currency, unitsPerDollar, period: usual }: Custom): Pay {
  const period = { part_time: 'hour', seasonal: 'month', contract: 'month', full_time: usual, remote: usual } as const;
  const perYear = yearlyAmount(1, period[role.jobType]);
  const [least, most] = role.pay.map((yearly) => {
    const value = (yearly * workplace.pay * unitsPerDollar) / perYear;
    return rounded(value, stepOf(value));
  }) as [number, number];
  return { least, most, period: period[role.jobType], currency };
}

/** Rounding step: half a unit for hourly wages, about two significant digits for larger amounts. */
function stepOf(value: number): number {
  return value < 100 ? 0.5 : 5 * 10 ** (Math.floor(Math.log10(value)) - 2);
}

function span(pay: Pay): string {
  return `${amount(pay, pay.least)} - ${amount(pay, pay.most)} ${PERIODS[pay.period]}`;
}

function amount({ currency }: Pay, value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const format = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return value.toLocaleString('en-US', format);
}

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step;
}
