/** The scripts of the embedded fonts; marks and digits belong to several. */
const DRAWN = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Inherited}\p{sc=Common}]/u;

/** Besides letters, what the fonts have: no emoji, no rare symbols. */
const OTHER_SIGNS = /[^\p{L}\p{M}\p{Nd}\s!-~¡-ÿ\u2010-\u2027\u2030-\u203A€™−،؛؟]/gu;

/** The letters of a text that the fonts of resumes lack, each once. */
export function missingLetters(text: string): string[] {
  return [...new Set(text.match(/\p{L}/gu) ?? [])].filter((letter) => !DRAWN.test(letter));
}

/** A text without signs that the fonts lack, such as emoji. */
export function drawable(text: string): string {
  return text.replaceAll(OTHER_SIGNS, '').replaceAll(/ {2,}/g, ' ').trim();
}
