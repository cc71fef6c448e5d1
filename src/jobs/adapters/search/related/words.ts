import { foldAccents } from '#shared/domain/text/folded-text.js';

/** Longer runs of letters are ignored. */
const MAX_WORD = 40;

/** Spelled out everywhere, because it has so many spellings. */
const FOOD_AND_BEVERAGE = /\bf\s*(?:&|\+|\/|and|n|'n')?\s*b\b/g;

/** Prefixes of yacht names: M/Y, S/Y. */
const YACHT = /\b([ms])\/y\b/g;

/** Nouns that end in -ing. */
const NOUNS = new Set(['accounting', 'building', 'evening', 'marketing', 'morning', 'parking', 'training', 'wedding']);

/** "I am", "I'm" and other words with an apostrophe become one word: "im", "dont", "chefs". */
const I_AM = /\bi am\b/g;
const APOSTROPHE = /(?<=\p{L})['’](?=(?:s|m|t|d|ll|re|ve)\b)/gu;

/** Endings for the other gender: camarero/a, Kellner:in, serveur·euse, agent(e). */
const ENDING = '(?:a|as|o|os|ra|ora|va|in|innen|e|es|s|ne|nes|ere|iere|euse|rice|trice|ienne|sse)';
const GENDERS = new RegExp(`(?<=\\p{L}{3})(?:(?:[:*_·•]|/-?)${ENDING}(?!\\p{L})|\\(${ENDING}\\))`, 'gu');

/** The words of a text, lower-cased and without accents. */
export function wordsOf(text: string): string[] {
  const plain = foldAccents(text)
    .replace(APOSTROPHE, '')
    .replace(GENDERS, '')
    .replace(I_AM, 'im')
    .replace(FOOD_AND_BEVERAGE, 'food beverage')
    .replace(YACHT, (_, kind) => (kind === 's' ? 'sailing yacht' : 'motor yacht'));
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length <= MAX_WORD);
}

/** Americanizes British spellings: centre, harbour, organise, licence, programme. */
function american(word: string): string {
  return word
    .replace(/(?<=[bt])re$/, 'er')
    .replace(/(?<=[a-z]{4})our$/, 'or')
    .replace(/(?<=[a-z]{3})ise$/, 'ize')
    .replace(/ence$/, 'ense')
    .replace(/amme$/, 'am');
}

/** The common stem of singular, plural and -ing forms. Derived words stay distinct: an intern is not international. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = american(singularOf(word));
  const verb = NOUNS.has(singular) ? singular : withoutIng(singular);
  return verb.length > 4 ? verb.replace(/e$/, '') : verb;
}

/** The common root of a trade, its activity and its people: bartender, bartending. Undefined for other words. */
export function familyOf(word: string): string | undefined {
  const [, base] = /^([a-z]{3,})(?:er|or|ing|ment|ery)$/.exec(singularOf(word)) ?? [];
  return base?.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '');
}

function singularOf(word: string): string {
  if (word.endsWith('men') && word.length > 4) return word.replace(/men$/, 'man');
  if (/(?:el|wol|lea|loa|thie|cal|hal)ves$/.test(word)) return word.replace(/ves$/, 'f');
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return /[^suiy]s$|[^aeiou]ys$|[aeo]ys$/.test(word) || word.endsWith('skis') ? word.slice(0, -1) : word;
}

function withoutIng(word: string): string {
  const [, base] = /^([a-z]*[aeiouy][a-z]*)ing$/.exec(word) ?? [];
  if (base === undefined || base.length < 3) return word;
  const single = base.replace(/([bdgmnprt])\1$/, '$1');
  if (single !== base) return single;
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) && base.length === 3 ? `${base}e` : base;
}
