import { expect, it } from 'vitest';
import { isRisky } from './risky-words.ts';

it.each([
  ['There is a small fee for the visa.', true],
  ['Send us your PASSPORT first.', true],
  ['Make a bank transfer to this IBAN.', true],
  ['Pay by Western Union or with gift cards.', true],
  ['Coffee is free, and so is the feedback.', false],
  ['The airport transfer takes ten minutes.', false],
])('finds in “%s”: %s', (text, isFound) => expect(isRisky(text)).toBe(isFound));
