import { PAY_PERIODS, payText, SalaryRange, yearlyAmount } from '#jobs/domain/offer/salary-range.js';
import { FieldChecks, type InvalidFields } from '#shared/domain/field-checks.js';

type Entered = Parameters<typeof SalaryRange.check>[1];

function check(minSalary?: number | null, maxSalary?: number | null, more: Entered = {}): SalaryRange | string {
  const checks = new FieldChecks();
  const range = SalaryRange.check(checks, { minSalary, maxSalary, ...more });
  try {
    checks.finish();
    return range;
  } catch (error) {
    return (error as InvalidFields).message;
  }
}

describe('a salary range', () => {
  it.each([
    [30_000, 50_000],
    [30_000, 30_000],
    [30_000, null],
    [null, 50_000],
    [0, 50_000],
    [null, null],
  ])('accepts %p to %p', (min, max) => {
    expect(check(min, max)).toMatchObject({ min, max });
  });

  it('is empty if omitted or 0 to 0', () => {
    expect(check()).toMatchObject({ min: null, max: null });
    expect(check(0, 0)).toMatchObject({ min: null, max: null });
  });

  it('rejects a minimum above the maximum', () => {
    expect(check(50_001, 50_000)).toBe('Minimum salary must not be above the maximum salary');
  });

  it.each([-1, 1.5, 100_000_001, Number.NaN, Number.POSITIVE_INFINITY])('rejects %p', (end) => {
    expect(check(end)).toBe('Minimum salary must be a whole number from 0 to 100000000');
    expect(check(null, end)).toBe('Maximum salary must be a whole number from 0 to 100000000');
  });

  it('has a currency, a period and a gross or net basis', () => {
    expect(check(1_900, 2_400)).toMatchObject({ period: 'year', currency: 'USD', basis: null });
    expect(check(1_900, 2_400, { payPeriod: 'month', currency: 'EUR', payBasis: 'net' })).toMatchObject({
      period: 'month',
      currency: 'EUR',
      basis: 'net',
    });
  });

  it('may have cents up to pay per month', () => {
    expect(check(12.82, 14.5, { payPeriod: 'hour', currency: 'EUR' })).toMatchObject({ min: 12.82, max: 14.5 });
    expect(check(12.825, null, { payPeriod: 'hour' })).toContain('at most two decimals');
    for (const payPeriod of ['day', 'week', 'month'])
      expect(check(2_100.5, 2_345.67, { payPeriod })).toMatchObject({ min: 2_100.5, max: 2_345.67 });
    for (const payPeriod of ['season', 'year']) expect(check(2_100.5, null, { payPeriod })).toContain('a whole number');
  });

  it.each([
    [{ currency: 'EURO' }, 'Currency must be an ISO 4217 code such as USD or EUR'],
    [{ currency: 'QQQ' }, 'Currency must be an ISO 4217 code such as USD or EUR'],
    [{ currency: 'VND' }, 'Minimum salary must be a whole number from 0 to 10000000000'],
    [{ payPeriod: 'fortnight' }, 'Pay period must be one of hour, day, week, month, season, year'],
    [{ payBasis: 'before tips' }, 'Gross or net must be one of gross, net'],
  ])('rejects 1,000,000,000,000 with %p', (more, message) => {
    expect(check(1e12, null, more)).toBe(message);
  });

  it('goes up to its limit', () => {
    expect(check(null, 100_000_000)).toMatchObject({ max: 100_000_000 });
    expect(check(10_000_000_000, null, { currency: 'VND' })).toMatchObject({ min: 10_000_000_000 });
  });

  it.each([
    [[30, 50], [31, 50], true],
    [[30, 50], [30, 51], true],
    [[30, null], [31, null], true],
    [[30, 50], [30, 50], false],
    [[30, 50], [29, 51], false],
    [[30, null], [30, 51], false],
    [[null, 50], [30, 50], false],
    [[30, 50], [31, null], false],
    [[30, 50], [null, 51], false],
  ])('of %j that becomes %j is higher: %j', ([min, max], [nextMin, nextMax], isAbove) => {
    const ranges = [check(nextMin, nextMax), check(min, max)] as [SalaryRange, SalaryRange];
    expect(ranges[0].isAbove(ranges[1])).toBe(isAbove);
  });

  it.each([{ payPeriod: 'month' }, { currency: 'EUR' }, { payBasis: 'net' }])('is not higher with %j', (more) => {
    expect((check(31, 51, more) as SalaryRange).isAbove(check(30, 50) as SalaryRange)).toBe(false);
  });

  it.each([
    [2_100, 2_500, 'EUR 2100 - 2500 per month'],
    [2_100, 2_100, 'EUR 2100 per month'],
    [2_100, null, 'from EUR 2100 per month'],
    [null, 2_500, 'up to EUR 2500 per month'],
    [null, null, undefined],
  ])('of %j to %j is written as %j', (minSalary, maxSalary, text) => {
    expect(payText({ minSalary, maxSalary, payPeriod: 'month', currency: 'EUR' })).toBe(text);
  });

  it('converts to an amount per full-time year', () => {
    const yearly = PAY_PERIODS.map((period) => [period, yearlyAmount(10, period)]);
    expect(Object.fromEntries(yearly)).toEqual({
      hour: 20_800,
      day: 2_600,
      week: 520,
      month: 120,
      season: 20,
      year: 10,
    });
  });
});
