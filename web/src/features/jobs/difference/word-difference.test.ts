import { describe, expect, it } from 'vitest';
import { wordDifference } from './word-difference.ts';

const shown = (before: string, after: string): string =>
  wordDifference(before, after)
    .map(({ text, change }) => ({ same: text, added: `[+${text}+]`, removed: `[-${text}-]` })[change])
    .join('');

describe('wordDifference', () => {
  it.each([
    ['the same text', 'the same text', 'the same text'],
    ['pay is good', 'pay is very good', 'pay is [+very +]good'],
    ['no visa fee', 'visa fee', '[-no -]visa fee'],
    ['we are family', 'pay our fee', '[-we are family-][+pay our fee+]'],
    ['ask us, please', 'ask our agent, please', 'ask [-us, -][+our agent, +]please'],
    ['', 'a new text', '[+a new text+]'],
    ['an old text', '', '[-an old text-]'],
  ])('compares %j with %j', (before, after, difference) => expect(shown(before, after)).toBe(difference));

  it('keeps every word of both texts', () => {
    const [before, after] = ['a b c d e f', 'c x d f y a'];
    const pieces = wordDifference(before, after);
    const textOf = (without: string) =>
      pieces
        .filter(({ change }) => change !== without)
        .map(({ text }) => text)
        .join('');
    expect([textOf('added'), textOf('removed')]).toEqual([before, after]);
  });
});
