import { TEXT_BREAK } from './searchable-text.js';

/** Characters that end a word. A short list, because a trigram index can use a regular expression only with small classes. */
export const SEPARATORS =
  ' \t\n\r\u00a0\u2009\u202f!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~¡§«·»¿‐‑–—‘’‚“”„•…€。，、・（）／';

/** Longer keywords count as sentences: whole words and parts of words rank the same. */
const MAX_LENGTH = 200;

const CLASS = SEPARATORS.replace(/[\\\]^-]/g, '\\$&');

/** Whether it makes a difference that folded keywords stand as whole words. */
export function areTold(keywords: string): boolean {
  return keywords.length <= MAX_LENGTH;
}

/** A regular expression of PostgreSQL for texts that hold the keywords as whole words, with the endings that they may have. */
export function asWords(keywords: string): string {
  return `(^|[${CLASS}${TEXT_BREAK}])${withEnding(keywords)}($|[${CLASS}${TEXT_BREAK}])`;
}

/** The same for the title, with which a headline begins. */
export function asWordsOfTitle(keywords: string): string {
  return `^([^${TEXT_BREAK}]*[${CLASS}])?${withEnding(keywords)}([${CLASS}][^${TEXT_BREAK}]*)?${TEXT_BREAK}`;
}

/**
 * A `tsquery` for the word index: all texts with the keywords as whole words match, and some others. Null where the index
 * cannot tell, because PostgreSQL may see other words in other scripts.
 */
export function lexemesOf(keywords: string): string | null {
  if (!/^[ -~]+$/.test(keywords)) return null;
  const runs = keywords.match(/[a-z0-9]+/g) ?? [];
  const words = runs.map((run, index) =>
    (index === runs.length - 1 ? endingsOf(keywords) : ['']).map((end) => run + end),
  );
  const telling = words.filter(([word]) => /^[a-z]+$/.test(word ?? ''));
  return telling.map((forms) => `(${forms.map((form) => `'${form}'`).join(' | ')})`).join(' & ') || null;
}

/**
 * The endings that keywords may have: a plural, and after several words another form of the last one ("ski patrol",
 * "ski patroller"). Two letters are an abbreviation: "hrs" are no "hr".
 */
function endingsOf(keywords: string): string[] {
  const [, isOneOfSeveral, last] = /(^|[^a-z])[a-z]*[a-z]{2}([a-z])$/.exec(keywords) ?? [];
  if (last === undefined) return [''];
  if (isOneOfSeveral === '') return PLURALS;
  return [...PLURALS, ...FORMS, ...FORMS.map((form) => last + form)];
}

const PLURALS = ['', 's', 'es'];
const FORMS = ['er', 'ers', 'or', 'ors', 'ess', 'ing'];

function withEnding(keywords: string): string {
  return `${escaped(keywords)}(${endingsOf(keywords).join('|')})`;
}

function escaped(keywords: string): string {
  return keywords.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
