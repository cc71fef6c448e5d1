import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { WrongSetting } from '#platform/config/wrong-setting.js';
import { yearlyAmount, type PayAtLeast, type PayPeriod } from '../../domain/offer/salary-range.js';

const BUNDLED = new URL('exchange-rates.yml', import.meta.url);

const FILE = z.object({
  date: z.iso.date(),
  unitsPerDollar: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
});

/** PostgreSQL's largest integer. */
const MAX_INTEGER = 2_147_483_647;

/** A listing's pay in dollars per year, for sorting and the salary filter; null if unknown. */
type ComparablePay = { readonly min: number | null; readonly max: number | null };

/** Exchange rates for comparing pay in different currencies. */
export class ExchangeRates {
  private constructor(
    /** ISO date. */
    readonly date: string,
    private readonly unitsPerDollar: ReadonlyMap<string, number>,
  ) {}

  /**
   * Reads the operator's table, or by default the bundled one.
   * @throws WrongSetting if the operator's table cannot be read
   */
  static load(path: string | undefined): ExchangeRates {
    try {
      // The core schema leaves dates as strings.
      const { date, unitsPerDollar } = FILE.parse(parse(readFileSync(path ?? BUNDLED, 'utf8'), { schema: 'core' }));
      return new ExchangeRates(date, new Map(Object.entries(unitsPerDollar)));
    } catch (error) {
      if (path === undefined) throw error;
      throw new WrongSetting(
        `EXCHANGE_RATES_FILE must name a YAML file with a date and unitsPerDollar, such as EUR: 0.96: ${(error as Error).message}`,
      );
    }
  }

  /** A salary in dollars per year; nulls if there is no rate for its currency. */
  comparable(salary: {
    readonly minSalary: number | null;
    readonly maxSalary: number | null;
    readonly payPeriod: PayPeriod;
    readonly currency: string;
  }): ComparablePay {
    const rate = this.unitsPerDollar.get(salary.currency);
    const inDollars = (amount: number | null): number | null =>
      amount === null || rate === undefined
        ? null
        : Math.min(MAX_INTEGER, Math.round(yearlyAmount(amount, salary.payPeriod) / rate));
    return { min: inDollars(salary.minSalary), max: inDollars(salary.maxSalary) };
  }

  /** An amount in dollars per year; more than anything pays for a currency without a rate. */
  yearly({ amount, period, currency }: PayAtLeast): number {
    const pay = { minSalary: amount, maxSalary: null, payPeriod: period, currency };
    return this.comparable(pay).min ?? MAX_INTEGER;
  }
}
