import { afterEach, expect, it } from 'vitest';
import { speakIn, wordsOf } from '@/lib/language/t.ts';
import { storedWord, wordToStore } from './stored-words.ts';

afterEach(() => speakIn(() => undefined));

it('writes numbers of employees as the language does', () => {
  const written = () => ['1,001-5,000 employees', '5,000+ employees', '11-50 employees'].map(storedWord);
  expect(written()).toEqual(['1,001-5,000 employees', '5,000+ employees', '11-50 employees']);
  speakIn(() => wordsOf('de'));
  expect(written()).toEqual(['1.001-5.000 employees', '5.000+ employees', '11-50 employees']);
});

it('stores the English word that was chosen in another language, and others as they were written', () => {
  const offered = ['Airlines', '5,000+ employees'];
  speakIn(() => wordsOf('de', { Airlines: 'Fluggesellschaften', '{people} employees': '{people} Beschäftigte' }));
  for (const word of offered) expect(wordToStore(storedWord(word), offered)).toBe(word);
  expect(wordToStore('Fluggesellschaft', offered)).toBe('Fluggesellschaft');
  expect(wordToStore('', offered)).toBe('');
});
