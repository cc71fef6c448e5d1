import fc from 'fast-check';
import { hasControls, normalText, withoutControls } from '#shared/domain/text/normal-text.js';

describe('a normal text', () => {
  it.each([
    ['two blanks', 'front  desk'],
    ['a no-break space', 'front\u00a0desk'],
    ['a narrow no-break space', 'front\u202fdesk'],
    ['an ideographic space', 'front\u3000desk'],
    ['an en quad', 'front\u2000desk'],
    ['an Ogham space', 'front\u1680desk'],
    ['a tab', 'front\tdesk'],
    ['a vertical tab', 'front\vdesk'],
    ['a form feed', 'front\fdesk'],
    ['a next line', 'front\u0085desk'],
    ['a line separator', 'front\u2028desk'],
    ['a paragraph separator', 'front\u2029desk'],
    ['a Hangul filler', 'front\u3164desk'],
    ['an empty Braille pattern', 'front\u2800desk'],
    ['a line break', 'front\r\ndesk'],
    ['all of them', ' \u200bfront\u00a0\t \u3000\u2028\r\n\u00addesk \ufeff'],
    ['a soft hyphen', 'fro\u00adnt desk'],
    ['a zero-width space', 'front\u200b desk'],
    ['a word joiner', 'fro\u2060nt desk'],
    ['a byte order mark', '\ufefffront desk'],
    ['joiners that join nothing', 'fr\u200d\u200cont desk'],
    ['direction marks, overrides and isolates', '\u202e\u2066fr\u200eont\u2069 desk\u202c'],
    ['tag characters', 'front\u{e0066}\u{e0072} desk'],
    ['a variation selector without a character', '\ufe0ffront desk'],
    ['full-width letters', 'ｆｒｏｎｔ　ｄｅｓｋ'],
    ['bold mathematical letters', '𝗳𝗿𝗼𝗻𝘁 𝐝𝐞𝐬𝐤'],
    ['a combining grapheme joiner', 'fron\u034ft desk'],
  ])('does not differ by %s', (_what, text) => {
    expect(normalText(text)).toBe('front desk');
  });

  it.each([
    ['a decomposed letter', 'Cafe\u0301', 'Café'],
    ['marks in another order', 'q\u0307\u0323', 'q\u0323\u0307'],
    ['a ligature', 'oﬃce ﬁrst', 'office first'],
    ['Arabic presentation forms', 'ﻣﻄﻌﻢ', 'مطعم'],
    ['half-width kana', 'ﾎﾃﾙ ｶﾞｲﾄﾞ', 'ホテル ガイド'],
    ["Word's bullets", '\uf0b7 Tips \uf0a7 Meals \uf0d8 Room', '• Tips • Meals • Room'],
    ['half a character', 'chef \ud83c', 'chef \ufffd'],
  ])('has one form of %s', (_what, text, normal) => {
    expect(normalText(text)).toBe(normal);
  });

  it.each([
    ['an emoji of several', '👩\u200d🍳'],
    ['an emoji with a variant and a joiner', '❤\ufe0f\u200d🔥'],
    ['a skin tone', '👩🏽\u200d🍳'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['Persian', 'می\u200cخواهم'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Hindi', 'क्\u200dष'],
    ['Khmer with break opportunities', 'ភ្ញៀវ\u200bទេសចរណ៍'],
    ['a variant of an ideograph', '葛\u{e0100}城'],
    ['Chinese punctuation', '前台（夜班），五星级！'],
    ['Turkish', 'Şişli ısı İstanbul'],
    ['a typographic apostrophe', 'Chef’s table – “fine” dining'],
    ['Thai', 'พนักงานเสิร์ฟ'],
    ['a ligature that is a word', 'ﷺ'],
  ])('keeps %s', (_what, text) => {
    expect(normalText(text)).toBe(text);
  });

  it('keeps line breaks, indentation and at most two empty lines', () => {
    const text = '\r\n  Your  tasks:\u00a0\r\n   -\tgreet   guests\v  - carry bags\n\n\n\n\n\n\u200b\nApply now \n ';
    expect(normalText(text, 'paragraphs')).toBe('Your tasks:\n   - greet guests\n  - carry bags\n\n\nApply now');
  });

  it.each(['', ' \n\u00a0', '\u200b\u200d\u2060', '\u200f\u202e', '\u3164', '\ufe0f\u200d'])(
    'of %j is empty',
    (text) => {
      expect(normalText(text)).toBe('');
      expect(normalText(text, 'paragraphs')).toBe('');
    },
  );

  it('finds and removes control characters, but no tabs and line breaks', () => {
    for (const control of ['\0', '\u0007', '\u001b', '\u001f', '\u007f', '\u0092', '\uffff', '\u{1fffe}']) {
      expect(hasControls(`front${control}desk`)).toBe(true);
      expect(withoutControls(`front${control}desk`)).toBe('frontdesk');
    }
    expect(hasControls('front\tdesk\r\n\v\f\u0085\u2028é👩\u200d🍳')).toBe(false);
  });
});

/** Texts of characters that steps of the normalization react to, next to each other in any order. */
const pieces = [
  ...'\u200d \u200b \u200c \ufe0f \u034f \u00ad \u3164 \u2800 \u180b \u{e0067} \u{e007f} \u{e0100} \ufff9'.split(' '),
  ...'👩 🍳 🏴 ❤ 🏽 e \u0301 \u0338 \u0344 ﬁ ｶ ﾞ ﾡ \u1100 \u1161 \ufe70 שׁ 葛 می ก ශ් \uf0b7 \uf020 \ue000'.split(' '),
  ' ',
  '  ',
  '\t',
  '\n',
  '\r',
  '\u2028',
  '\u00a0',
  '\u2000',
  '\x01',
  '\ud83d',
  '\udc69',
];
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...pieces),
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
  ),
});
const anyLayout = fc.constantFrom('line', 'paragraphs');

describe('normalizing any text', () => {
  it('again changes nothing, makes it at most four times as long, and leaves no odd white space', () => {
    fc.assert(
      fc.property(anyText, anyLayout, (text, layout) => {
        const normal = normalText(text, layout);
        expect(normalText(normal, layout)).toBe(normal);
        expect(normal.length).toBeLessThanOrEqual(4 * text.length);
        expect(normal.isWellFormed()).toBe(true);
        expect(normal).toBe(normal.normalize('NFC'));
        expect(normal).not.toMatch(layout === 'line' ? /[^\S ]| {2}|^ | $/u : /[^\S \n]| \n|\n{4}|^\s|\s$/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives the same, however much white space and invisible characters stand between words', () => {
    const gap = fc.array(fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000', '\u2028', '\u0085', '\u200b', '\u2060'));
    fc.assert(
      fc.property(gap, gap, gap, (before, between, after) => {
        const text = `${before.join('')}front ${between.join('')}desk${after.join('')}`;
        expect(normalText(text)).toBe('front desk');
        expect(normalText(text, 'paragraphs').split(/\s+/).join(' ')).toBe('front desk');
      }),
    );
  });

  // Quadratic time would exceed the time of a test.
  it.each([...pieces, ' \n', 'a ', 'ก\u200b', '👩\u200d', 'a\n'])('takes linear time for many of %j', (piece) => {
    const text = piece.repeat(50_000);
    for (const layout of ['line', 'paragraphs'] as const) {
      const normal = normalText(text, layout);
      expect(normalText(normal, layout)).toBe(normal);
    }
  });
});
