import { describe, expect, it } from 'vitest';
import { dialedFromAbroad } from './phone-numbers.ts';

describe('a phone number', () => {
  it.each([
    ['912 345 678', 'Lisbon, Portugal', [], '+351 912 345 678'],
    ['912345678', '', ['pt-PT'], '+351 912 345 678'],
    ['0171 1234567', 'München, Germany', ['en-US'], '+49 171 1234567'],
    ['07400 123456', 'London, United Kingdom', ['de'], '+44 7400 123456'],
    // The person is elsewhere, and kept the number from home.
    ['0171 1234567', 'Lisbon, Portugal', ['de-DE'], '+49 171 1234567'],
    ['0171 1234567', '', ['de'], '+49 171 1234567'],
    ['0049 171 1234567', '', [], '+49 171 1234567'],
  ])('%s in %s gets the code of its country', (typed, place, languages, meant) => {
    expect(dialedFromAbroad(typed, place, languages)).toBe(meant);
  });

  it.each([
    ['+351 912 345 678', 'Lisbon, Portugal', ['pt-PT']],
    ['912 345', 'Lisbon, Portugal', ['pt-PT']],
    ['912 345 678', 'the seaside', ['en-US', 'c']],
    ['ask for Ana', 'Lisbon, Portugal', ['pt-PT']],
    ['', 'Lisbon, Portugal', ['pt-PT']],
    ['912 345 678', '', []],
  ])('%s in %s gets no proposal', (typed, place, languages) => {
    expect(dialedFromAbroad(typed, place, languages)).toBeUndefined();
  });
});
