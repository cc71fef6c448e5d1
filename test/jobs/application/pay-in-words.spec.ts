import { Catalogs } from '#platform/languages/catalogs.js';
import { payInWords } from '#jobs';

const MONTHLY = { salary: 'EUR 2100 - 2500 per month', payPeriod: 'month', currency: 'EUR' } as const;

describe('payInWords', () => {
  const catalogs = new Catalogs();

  it.each([
    ['en', 2100, 2500, '€2,100 - €2,500 a month'],
    ['en', 2100, 2100, '€2,100 a month'],
    ['de', 2100, 2500.5, '2.100\u00a0€ - 2.500,50\u00a0€ pro Monat'],
    ['fr', 2100, null, 'À partir de 2\u202f100\u00a0€ par mois'],
    ['de', null, 2500, 'Bis 2.500\u00a0€ pro Monat'],
    ['de', null, null, MONTHLY.salary],
  ] as const)('writes pay in %s from %s to %s', (language, minSalary, maxSalary, expected) => {
    expect(payInWords(catalogs.words(language), { ...MONTHLY, minSalary, maxSalary })).toBe(expected);
  });

  it('writes codes of currencies from right to left', () => {
    expect(payInWords(catalogs.words('ar'), { ...MONTHLY, minSalary: 2100, maxSalary: null })).toMatch(/EUR.*شهر/);
  });

  it('omits the period of yearly dollars', () => {
    const pay = { salary: '', minSalary: 32_000, maxSalary: 36_000, payPeriod: 'year', currency: 'USD' } as const;
    expect(payInWords(catalogs.words('en'), pay)).toBe('$32,000 - $36,000');
  });
});
