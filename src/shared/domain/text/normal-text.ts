/** Single lines, such as titles and names, or texts whose line breaks and indentation are kept. */
export type TextLayout = 'line' | 'paragraphs';

/** Control characters except tabs and line breaks, and code points that are no characters. */
const CONTROLS = /[[[\p{Cc}--\s]--\x85]\p{Noncharacter_Code_Point}]+/gv;

/**
 * Letters that PDFs and style generators use for the look of others: ligatures, Arabic presentation forms, full-width
 * and mathematical letters, half-width kana. In runs, because a half-width voicing mark belongs to the letter before.
 */
const LOOKS =
  /[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB4F\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFE70-\uFEFC０-９Ａ-Ｚａ-ｚ\uFF66-\uFF9F\uFFA1-\uFFDC\u{1D400}-\u{1D7FF}]+/gu;

/** Bullets and signs of the fonts Symbol and Wingdings, at the private code points that office programs give them. */
const FONT_SIGNS = /[\uF021-\uF0FF]/g;

/** White space within a line, and letters that look like it. */
const BLANKS = /[\p{Zs}\t\uF020\u115F\u1160\u2800\u3164\uFFA0]/gu;
const LINE_BREAKS = /\r\n|[\r\v\f\x85\u2028\u2029]/g;

const IGNORABLE = '\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC';

/** Letters whose shape, and letters after which the end of a line, depends on invisible characters. */
const SHAPED = lettersOf('Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh');
const UNSPACED = lettersOf('Thai Laoo Khmr Mymr Tibt');

/** Invisible characters that a text needs where they stand. */
const NEEDED = [
  // Within an emoji: a family, a flag of a region.
  '(?<=\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Modifier})\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,8}\\u{E007F}',
  // The variant of the character before.
  `(?<=[^\\s\\p{Co}${IGNORABLE}])[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}\\u180B-\\u180D\\u180F]`,
  `(?<=${SHAPED})[\\u200C\\u200D]`,
  `(?<=${UNSPACED})\\u200B(?=${UNSPACED})`,
];
const INVISIBLE = new RegExp(`(${NEEDED.join('|')})|[${IGNORABLE}]`, 'gv');

/** More empty lines in a row are cut. */
const EMPTY_LINES = 2;
const GAP = new RegExp(`\\n{${EMPTY_LINES + 2},}`, 'g');

/** Most texts need no step but the last. */
const PLAIN = /^[ -~\n]*$/;

/**
 * The one form in which people's texts are stored, compared and searched: composed (NFC), every white space a plain
 * blank, without invisible characters, except those that emoji and scripts need. Direction marks are removed, too: pages
 * and mails isolate texts themselves. Control characters stay; `hasControls` finds them, `withoutControls` removes them.
 */
export function normalText(text: string, layout: TextLayout = 'line'): string {
  const visible = PLAIN.test(text) ? text : visibleText(text);
  return layout === 'line' ? visible.replace(/[ \n]+/g, ' ').trim() : inParagraphs(visible);
}

export function hasControls(text: string): boolean {
  return text.search(CONTROLS) >= 0;
}

/** Removes control characters from a query, where they can only be a slip. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '');
}

function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(LOOKS, (run) => run.normalize('NFKC'))
    .replace(LINE_BREAKS, '\n')
    .replace(BLANKS, ' ')
    .replace(INVISIBLE, '$1')
    .replace(FONT_SIGNS, '•')
    .normalize('NFC');
}

function inParagraphs(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/(?<=[^ ]) {2,}/g, ' ').trimEnd());
  return lines
    .join('\n')
    .replace(GAP, '\n'.repeat(EMPTY_LINES + 1))
    .trim();
}

function lettersOf(scripts: string): string {
  const all = scripts.split(' ').map((script) => `\\p{scx=${script}}`);
  return `[[[${all.join('')}]&&[\\p{L}\\p{M}]]--[${IGNORABLE}]]`;
}
