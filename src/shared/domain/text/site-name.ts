import { readingOf, undecorated } from './skeleton.js';

const SITE = readingOf('wayfare');
/** An English word that contains the name: someone who travels. */
const TRAVELER = new RegExp(`${readingOf('wayfarer')}s?$`);

/** Digits and signs that stand for letters, besides those that the skeleton covers. */
const LEET: Readonly<Record<string, string>> = { 4: 'a', '@': 'a', 3: 'e', '€': 'e', vv: 'w' };
/** Words, also at changes of case within them. */
const WORDS = /(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{N}]+/u;

/**
 * Whether a text names this site, so that readers could take its author for the site: the name as a word, in parts, in
 * letters that look alike, or at the start of a longer made-up word. `Wayfarer` is a word of its own.
 */
export function namesSite(text: string): boolean {
  const plain = undecorated(text).normalize('NFKC').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const letters = plain.replaceAll(/vv|[43@€]/gi, (sign) => LEET[sign.toLowerCase()] ?? sign);
  const words = letters
    .split(WORDS)
    .map((word) => readingOf(word))
    .filter(Boolean);
  return words.some((_, index) => startsWithSite(words.slice(index))) || words.some((word) => isMadeUp(word));
}

/** Whether consecutive words together begin with the name, as in `Way Fare` or `W a y f a r e`. */
function startsWithSite([first = '', ...rest]: readonly string[]): boolean {
  let joined = first;
  while (joined.length < SITE.length) {
    const next = rest.shift();
    if (next === undefined) return false;
    joined += next;
  }
  return joined.startsWith(SITE) && !TRAVELER.test(joined);
}

function isMadeUp(word: string): boolean {
  return word.includes(SITE) && !TRAVELER.test(word);
}
