import { expect, it } from 'vitest';
import { payContradiction, payTextOf } from './pay-text.ts';

const YEAR = { minSalary: 40_000, maxSalary: 50_000, payPeriod: 'year', currency: 'USD' };
const MONTH = { minSalary: 2_000, maxSalary: null, payPeriod: 'month', currency: 'EUR' };
const HOUR = { minSalary: 12.5, maxSalary: 14, payPeriod: 'hour', currency: 'GBP' };

it.each([
  [YEAR, '$40,000 - $50,000 a year'],
  [MONTH, 'From €2,000 a month'],
  [HOUR, '£12.50 - £14 an hour'],
  [{ ...HOUR, minSalary: null, maxSalary: null }, ''],
])('puts %j into words', (range, text) => expect(payTextOf(range)).toBe(text));

it.each([
  ['On request', YEAR],
  ['Up to $50,000 a year', YEAR],
  ['From $40,000 a year', YEAR],
  ['$45,000 a year, 30 days off, from 2027', YEAR],
  ['45k plus 13th salary', YEAR],
  ['45.000 USD', YEAR],
  ['CA$45’000', { ...YEAR, currency: 'CAD' }],
  ['R$ 2.100', { ...MONTH, currency: 'BRL' }],
  ['$2,100', { ...MONTH, currency: 'XCD' }],
  ['2 000 € a month and 350 € of tips', MONTH],
  ['2.100,50 EUR', MONTH],
  ['12,50 GBP, about £2,200 a month', HOUR],
  ['€2,000 gross per month, 40 hours a week', MONTH],
  ['2.200 € netto im Monat', MONTH],
  ['2 100 € bruts par mois', MONTH],
  ['£30,000', { ...HOUR, minSalary: null, maxSalary: null }],
])('finds that %j agrees with %j', (text, range) => expect(payContradiction(text, range)).toBeUndefined());

it.each([
  ['$30,000-$35,000 a year', YEAR, 'The text says $30,000, but the range is $40,000 - $50,000 a year.'],
  [
    '€24,000 a year',
    { ...MONTH, maxSalary: 2_400 },
    'The text says €24,000 a year, but the range is €2,000 - €2,400 a month.',
  ],
  ['12 000', YEAR, 'The text says $12,000, but the range is $40,000 - $50,000 a year.'],
  ['£11.50 an hour', HOUR, 'The text says £11.50 an hour, but the range is £12.50 - £14 an hour.'],
  ['€2,100 a week', MONTH, 'The text says €2,100 a week, but the range is From €2,000 a month.'],
  ['£13/h', { ...HOUR, payPeriod: 'day' }, 'The text says £13 an hour, but the range is £12.50 - £14 a day.'],
  ['2.100 € pro Woche', MONTH, 'The text says €2,100 a week, but the range is From €2,000 a month.'],
  ['€45,000', YEAR, 'The text is in EUR, but the range is in USD.'],
  ['AED 4,000', MONTH, 'The text is in AED, but the range is in EUR.'],
  ['$2,000', MONTH, 'The text is in $, but the range is in EUR.'],
  ['$90 an hour', { ...MONTH, currency: 'DKK' }, 'The text is in $, but the range is in DKK.'],
])('finds that %j contradicts %j', (text, range, message) => expect(payContradiction(text, range)).toBe(message));
