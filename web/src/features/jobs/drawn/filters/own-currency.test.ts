import { expect, it } from 'vitest';
import { ownCurrency } from './own-currency.ts';

it.each([
  [['en-GB', 'en'], 'GBP'],
  [['de-AT'], 'EUR'],
  [['en', 'fr-CH'], 'CHF'],
  [['de'], 'EUR'],
  [['ja'], 'JPY'],
  [['en'], 'USD'],
  [['is-IS'], 'USD'],
  [[], 'USD'],
  [['c'], 'USD'],
  [['en-US@posix', 'fr_FR', 'pt-PT'], 'EUR'],
])('reads the currency of %j as %s', (languages, currency) => {
  expect(ownCurrency(languages)).toBe(currency);
});
