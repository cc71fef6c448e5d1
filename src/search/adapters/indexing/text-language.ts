import { detectAll } from 'tinyld';
import type { DescribedListing } from './listing-words.js';

/** Characters read from each end of a text; more would tell no more, and take longer. */
const PART = 300;
/** A text with fewer letters is names, numbers and words of the trade, which are the same in many languages. */
const FEWEST_LETTERS = 40;
/** A language as likely as this beside another one makes a text unclear. */
const NOT_UNLIKELY = 0.1;
const TIMES_LIKELIER = 2;

/** Languages of listings: of the others, the detector knows some from few texts, and takes names for them. */
const KNOWN: ReadonlySet<string> = new Set(
  'ar bg cs da de el en es et fi fr he hi hu id is it ja ko lt lv mk nl no pl pt ro ru sk sr sv th tr uk vi zh'.split(
    ' ',
  ),
);

/** Changes whenever the languages of texts are told in another way, so that stored ones are told again. */
export const LANGUAGES_TOLD_BY = 'tinyld 1';

type WrittenListing = Pick<
  DescribedListing,
  'description' | 'requirements' | 'responsibilities' | 'benefits' | 'facts'
>;

/**
 * The language that a listing is written in, ISO 639-1: what its employer states, or else what its text tells; null if
 * that is too short, in several languages or unclear. The title does not count: a German hotel looks for a chef de partie.
 */
export function writtenIn({ facts, ...texts }: WrittenListing): string | null {
  return facts.writtenIn ?? toldBy(texts);
}

function toldBy(texts: Omit<WrittenListing, 'facts'>): string | null {
  const { description, requirements, responsibilities, benefits } = texts;
  const text = [description, responsibilities, requirements, benefits].filter(Boolean).join('\n');
  const half = Math.min(PART, Math.ceil(text.length / 2));
  const ends = [text.slice(0, half), text.slice(-half)];
  if ((ends.join('').match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) return null;
  const whole = languageOf(ends.join(''));
  return ends.map(languageOf).every((language) => language === null || language === whole) ? whole : null;
}

function languageOf(text: string): string | null {
  const [likeliest, next = { accuracy: 0 }] = detectAll(text).filter(({ lang }) => KNOWN.has(lang));
  if (!likeliest) return null;
  const isClear = next.accuracy < NOT_UNLIKELY && likeliest.accuracy >= TIMES_LIKELIER * next.accuracy;
  return isClear ? likeliest.lang : null;
}
