import { TEXT_BREAK } from './searchable-text.js';

/** Characters that end a word. A short list, because a trigram index can use a regular expression only with small classes. */
export const SEPARATORS =
  ' \t\n\r\u00a0\u2009\u202f!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~¡§«·»¿‐‑–—‘’‚“”„•…€。，、・（）／';

/** Longer keywords are treated as sentences: whole words and parts of words rank the same. */
const MAX_LENGTH = 200;

const CLASS = SEPARATORS.replace(/[\\\]^-]/g, '\\$&');

/** Whether whole words rank differently for these folded keywords. */
export function areTold(keywords: string): boolean {
  return keywords.length <= MAX_LENGTH;
}

/** A PostgreSQL regular expression for the keywords as whole words, with allowed endings. */
export function asWords(keywords: string): string {
  return `(^|[${CLASS}${TEXT_BREAK}])${withEnding(keywords)}($|[${CLASS}${TEXT_BREAK}])`;
}

/** The same for the title, the beginning of a headline. */
export function asWordsOfTitle(keywords: string): string {
  return `^([^${TEXT_BREAK}]*[${CLASS}])?${withEnding(keywords)}([${CLASS}][^${TEXT_BREAK}]*)?${TEXT_BREAK}`;
}

/**
 * A `tsquery` for the word index. It matches all texts with the keywords as whole words, and some others. Null if the
 * index cannot be used, because PostgreSQL may split other scripts into different words.
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
 * Allowed endings of keywords: a plural, and after several words another form of the last one ("ski patrol", "ski
 * patroller"). Two letters are an abbreviation: "hrs" does not match "hr".
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
