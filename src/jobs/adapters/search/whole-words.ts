import { TEXT_BREAK } from './searchable-text.js';

/** Characters that end a word. A short list, because a trigram index can use a regular expression only with small classes. */
export const SEPARATORS =
  ' \t\n\r\u00a0\u2009\u202f!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~¡§«·»¿‐‑–—‘’‚“”„•…€。，、・（）／';

/** Longer keywords are sentences, of which no parts of words are told apart. */
const MAX_LENGTH = 200;

const CLASS = SEPARATORS.replace(/[\\\]^-]/g, '\\$&');

/** Whether it makes a difference that folded keywords stand as whole words. */
export function areTold(keywords: string): boolean {
  return keywords.length <= MAX_LENGTH;
}

/** A regular expression of PostgreSQL for texts that hold the keywords as whole words, or their plural. */
export function asWords(keywords: string): string {
  return `(^|[${CLASS}${TEXT_BREAK}])${withPlural(keywords)}($|[${CLASS}${TEXT_BREAK}])`;
}

/** The same for the title, with which a headline begins. */
export function asWordsOfTitle(keywords: string): string {
  return `^([^${TEXT_BREAK}]*[${CLASS}])?${withPlural(keywords)}([${CLASS}][^${TEXT_BREAK}]*)?${TEXT_BREAK}`;
}

/** Two letters are an abbreviation: "hrs" are no "hr". */
function withPlural(keywords: string): string {
  return escaped(keywords) + (/[a-z]{3}$/.test(keywords) ? '(e?s)?' : '');
}

function escaped(keywords: string): string {
  return keywords.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
