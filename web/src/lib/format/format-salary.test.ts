import { expect, it } from 'vitest';
import { formatSalary } from './format-salary.ts';

it.each([
  [{ minSalary: 45_000, maxSalary: 60_000, salary: 'Good' }, '$45,000 - $60,000'],
  [{ minSalary: 45_000, maxSalary: null, salary: 'Good' }, 'From $45,000'],
  [{ minSalary: null, maxSalary: 60_000, salary: 'Good' }, 'Up to $60,000'],
  [{ minSalary: 0, maxSalary: 60_000 }, '$0 - $60,000'],
  [{ minSalary: null, maxSalary: null, salary: '$25 an hour' }, '$25 an hour'],
  [{ salary: ' ' }, 'Not disclosed'],
  [{}, 'Not disclosed'],
])('formats %j as %s', (salary, text) => expect(formatSalary(salary)).toBe(text));
