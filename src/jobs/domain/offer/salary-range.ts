import type { FieldChecks } from '#shared/domain/field-checks.js';

/** The period that an amount covers. */
export const PAY_PERIODS = ['hour', 'day', 'week', 'month', 'season', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** An amount of pay in a currency. */
export type PayAtLeast = {
  readonly amount: number;
  readonly currency: string;
  readonly period: PayPeriod;
};

/** Whether amounts are before or after taxes. */
export const PAY_BASES = ['gross', 'net'] as const;
export type PayBasis = (typeof PAY_BASES)[number];

/** Full-time periods per year, for comparing pay; a season counts as half a year. */
const PERIODS_A_YEAR: Readonly<Record<PayPeriod, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  season: 2,
  year: 1,
};

/** A salary range as entered; defaults are per year, USD and no basis. */
export type EnteredSalary = {
  readonly minSalary?: number | null;
  readonly maxSalary?: number | null;
  readonly payPeriod?: string | null;
  readonly currency?: string | null;
  readonly payBasis?: string | null;
};

/** Pay per period in a currency; either end may be open. */
export class SalaryRange {
  /** Higher amounts are considered typing errors. */
  static readonly MAX_DOLLARS = 100_000_000;
  /** Higher, because in some currencies one dollar is thousands of units. */
  static readonly MAX = 10_000_000_000;

  private constructor(
    readonly min: number | null,
    readonly max: number | null,
    readonly period: PayPeriod,
    /** ISO 4217. */
    readonly currency: string,
    /** Null if not specified. */
    readonly basis: PayBasis | null,
  ) {}

  /** Validates an entered range and adds its errors to `checks`; 0 to 0 means no range. */
  static check(checks: FieldChecks, entered: EnteredSalary): SalaryRange {
    const period = checks.optionalOption('payPeriod', 'Pay period', PAY_PERIODS, entered.payPeriod) ?? 'year';
    const currency = checkCurrency(checks, entered.currency);
    const basis = checks.optionalOption('payBasis', 'Gross or net', PAY_BASES, entered.payBasis) ?? null;
    const rule = amountRule(period, currency);
    const min = checkEnd(checks, 'minSalary', 'Minimum salary', entered.minSalary, rule);
    const max = checkEnd(checks, 'maxSalary', 'Maximum salary', entered.maxSalary, rule);
    if (min !== null && max !== null && min > max) {
      checks.add('minSalary', 'Minimum salary must not be above the maximum salary');
    }
    const isNone = min === 0 && max === 0;
    return new SalaryRange(isNone ? null : min, isNone ? null : max, period, currency, basis);
  }

  /** A range that has been stored. */
  static restore({ min, max, period, currency, basis }: Omit<SalaryRange, 'equals' | 'isAbove'>): SalaryRange {
    return new SalaryRange(min, max, period, currency, basis);
  }

  /** Whether one end is higher and the other is not lower, in the same currency and per the same period. */
  isAbove(other: SalaryRange): boolean {
    if ((['period', 'currency', 'basis'] as const).some((field) => this[field] !== other[field])) return false;
    const ends = [
      [this.min, other.min],
      [this.max, other.max],
    ].filter(([end, before]) => end !== before);
    return ends.length > 0 && ends.every(([end, before]) => isHigher(end, before));
  }

  equals(other: SalaryRange): boolean {
    return (['min', 'max', 'period', 'currency', 'basis'] as const).every((field) => this[field] === other[field]);
  }
}

/** A range in words, such as "EUR 2100 - 2500 per month gross"; undefined without amounts. */
export function payText({ minSalary, maxSalary, payPeriod, currency, payBasis }: EnteredSalary): string | undefined {
  const ends = [...new Set([minSalary, maxSalary].filter((amount) => typeof amount === 'number'))];
  if (ends.length === 0) return undefined;
  const open = typeof minSalary !== 'number' ? 'up to ' : typeof maxSalary !== 'number' ? 'from ' : '';
  return `${open}${currency} ${ends.join(' - ')} per ${payPeriod}${payBasis ? ` ${payBasis}` : ''}`;
}

/** A range with both ends raised: pay by the hour in cents, all other in whole units. */
export function raisedRange({ min, max, period, currency, basis }: SalaryRange, percent: number): EnteredSalary {
  const raised = (end: number | null): number | null => end && roundedPay(end * (1 + percent / 100), period);
  return { minSalary: raised(min), maxSalary: raised(max), payPeriod: period, currency, payBasis: basis };
}

function roundedPay(amount: number, period: PayPeriod): number {
  return period === 'hour' ? Math.round(amount * 100) / 100 : Math.round(amount);
}

/** An end that was or becomes open cannot be compared. */
function isHigher(end: number | null | undefined, before: number | null | undefined): boolean {
  return typeof end === 'number' && typeof before === 'number' && end > before;
}

/** The amount for a full-time year, for comparing listings. */
export function yearlyAmount(amount: number, period: PayPeriod): number {
  return amount * PERIODS_A_YEAR[period];
}

type AmountRule = { readonly highest: number; readonly allowsCents: boolean };

function amountRule(period: PayPeriod, currency: string): AmountRule {
  return {
    highest: currency === 'USD' ? SalaryRange.MAX_DOLLARS : SalaryRange.MAX,
    allowsCents: period !== 'season' && period !== 'year',
  };
}

function checkEnd(
  checks: FieldChecks,
  field: string,
  label: string,
  value: number | null | undefined,
  { highest, allowsCents }: AmountRule,
): number | null {
  if (value === null || value === undefined) return null;
  const isExact = Number.isInteger(value) || (allowsCents && Number(value.toFixed(2)) === value);
  if (isExact && value >= 0 && value <= highest) return value;
  checks.add(
    field,
    allowsCents
      ? `${label} must be an amount with at most two decimals from 0 to ${highest}`
      : `${label} must be a whole number from 0 to ${highest}`,
  );
  return null;
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function checkCurrency(checks: FieldChecks, entered: string | null | undefined): string {
  const currency = entered || 'USD';
  if (!CURRENCIES.has(currency)) checks.add('currency', 'Currency must be an ISO 4217 code such as USD or EUR');
  return currency;
}
