import { expect, it } from 'vitest';
import { formatPay, formatSalary, salaryPeriod } from './format-salary.ts';

it.each([
  [{ minSalary: 45_000, maxSalary: 60_000, salary: 'Good' }, '$45,000 - $60,000'],
  [{ minSalary: 45_000, maxSalary: null, salary: 'Good' }, 'From $45,000'],
  [{ minSalary: null, maxSalary: 60_000, salary: 'Good' }, 'Up to $60,000'],
  [{ minSalary: 0, maxSalary: 60_000 }, '$0 - $60,000'],
  [{ minSalary: 2_100, maxSalary: 2_100, currency: 'EUR' }, '€2,100'],
  [{ minSalary: null, maxSalary: null, salary: '$25 an hour' }, '$25 an hour'],
  [{ salary: ' ' }, 'Not disclosed'],
  [{}, 'Not disclosed'],
])('formats %j as %s', (salary, text) => expect(formatSalary(salary)).toBe(text));

it.each([
  [{ minSalary: 45_000, maxSalary: 60_000, payPeriod: 'year', currency: 'USD' } as const, '$45,000 - $60,000'],
  [{ minSalary: 2_100, maxSalary: 2_400, payPeriod: 'month', currency: 'EUR' } as const, '€2,100 - €2,400 a month'],
  [{ minSalary: 12.5, payPeriod: 'hour', currency: 'GBP' } as const, 'From £12.50 an hour'],
  [{ salary: 'On request', payPeriod: 'month', currency: 'EUR' } as const, 'On request'],
])('formats the pay %j as %s', (salary, text) => expect(formatPay(salary)).toBe(text));

it('has a period only with a range', () => {
  expect(salaryPeriod({ minSalary: 900, payPeriod: 'season' })).toBe('a season');
  expect(salaryPeriod({ payPeriod: 'season' })).toBeUndefined();
});
