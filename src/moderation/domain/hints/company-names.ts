import { readingOf } from '#shared/domain/text/skeleton.js';
import { WELL_KNOWN_COMPANIES } from './well-known-companies.js';

const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** Signs of a trademark, and changes of case within a word, as in `MarriottBonvoy`. */
const BETWEEN_WORDS = /[™®©℠]|(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

/** Words that do not distinguish companies. */
const COMMON_WORDS = new Set(
  words(`
  the and of at by a an for in ltd limited inc llc llp plc gmbh ag kg sa sas sarl srl spa bv nv ab oy pty co company corp
  corporation group gruppe holding holdings hotel hotels resort resorts spa spas suites restaurant restaurants bar cafe
  inn lodge hospitality tourism travel tours cruise cruises lines line airline airlines airways services service
  international worldwide global collection management career careers job jobs hiring recruit recruiting recruitment
  com net org www recruiter hr team official talent staff staffing work working join my world online portal apply vacancies`),
);

/** Whether two company names have nothing in common: neither contains the other and they share no distinctive word. */
export function areUnlike(one: string, other: string): boolean {
  const [a, b] = [distinctive(one), distinctive(other)];
  if (a.length === 0 || b.length === 0) return one.trim().toLowerCase() !== other.trim().toLowerCase();
  if (a.join('').includes(b.join('')) || b.join('').includes(a.join(''))) return false;
  return !a.some((word) => b.includes(word));
}

/**
 * Whether a name could be taken for that of a company, whatever common words, letters or typing errors it has. If the
 * company has a name of several words, its first ones are enough, and others may stand beside them, such as a town.
 */
export function looksLike(name: string, company: string): boolean {
  const [own, others] = [distinctive(name), distinctive(company)];
  if (others.length > 1 && ` ${own.join(' ')} `.includes(` ${others.join(' ')} `)) return true;
  const [a, b] = [own.join(''), others.join('')];
  if (a.length > LONG_NAME && others.slice(0, own.length).join('') === a) return true;
  if (a === '' || b === '') return words(name).join('') === words(company).join('');
  return isSimilar(a, b, errorsIn(b));
}

type WellKnown = {
  readonly name: string;
  readonly key: string;
  readonly errors: number;
  /** Whether its script has no spaces between words. */ readonly isUnspaced: boolean;
};

const WELL_KNOWN: readonly WellKnown[] = WELL_KNOWN_COMPANIES.split(';')
  .map((entry) => entry.trim())
  .filter((entry) => entry !== '')
  .map((entry) => {
    const name = entry.replace(/^=/, '');
    const errors = entry === name ? errorsIn(distinctive(name).join('')) : 0;
    const isUnspaced = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name);
    return { name, key: words(name).join(''), errors, isUnspaced };
  });

/** Words to join: the longest name has five, and a word can be in pieces, as in `Hil ton`. */
const LONGEST_NAME = 6;

/** The well-known company whose name, or one that looks like it, is part of a text such as a name or a domain. */
export function wellKnownIn(text: string): string | null {
  const found = words(text);
  const parts = new Set(
    found.flatMap((_, start) =>
      Array.from({ length: LONGEST_NAME }, (_unused, index) => found.slice(start, start + index + 1).join('')),
    ),
  );
  // Comparing all parts with all names would take milliseconds.
  const byLetter = Map.groupBy(parts, (part) => part.charAt(0));
  const isNamed = ({ key, errors, isUnspaced }: WellKnown): boolean =>
    parts.has(key) ||
    found.some((word) => isJoined(word, key) || (isUnspaced && word.includes(key))) ||
    (errors > 0 && byLetter.get(key.charAt(0))?.some((part) => isSimilar(part, key, errors)) === true);
  return WELL_KNOWN.find(isNamed)?.name ?? null;
}

/** Letters of names that begin no other words, and of the places that follow them in domains. */
const LONG_NAME = 5;
const PLACE = 4;

/** Whether a word joins a name with common words or a place, as in `hiltoncareers`, `joinhyatt` or `hiltonlisboa`. */
function isJoined(word: string, key: string): boolean {
  const rest = word.slice(key.length);
  if (word.startsWith(key) && (isCommon(rest) || (key.length >= LONG_NAME && rest.length >= PLACE))) return true;
  return word.endsWith(key) && isCommon(word.slice(0, -key.length));
}

/** Whether a text consists of common words. Tries each place once, because there are millions of ways to split `sasasa…`. */
function isCommon(text: string): boolean {
  const ends = new Set([0]);
  for (const end of ends) for (const word of COMMON_WORDS) if (text.startsWith(word, end)) ends.add(end + word.length);
  return text !== '' && ends.has(text.length);
}

/** How many letters of a name may be wrong. */
function errorsIn({ length }: string): number {
  if (length < 5) return 0;
  return length < 12 ? 1 : 2;
}

function isSimilar(one: string, other: string, errors: number): boolean {
  if (one === other) return true;
  if (errors === 0 || one[0] !== other[0] || Math.abs(one.length - other.length) > errors) return false;
  return errorsBetween(one, other) <= errors;
}

/** Letters to insert, remove, replace or swap with the next one (optimal string alignment). */
function errorsBetween(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + cost,
          isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

function distinctive(name: string): readonly string[] {
  return words(name).filter((word) => !COMMON_WORDS.has(word));
}

/**
 * The words of a text as they look: without accents and doubled letters, and with the same letter for I, l and 1.
 * Single letters in a row are one word, as in `H I L T O N`.
 */
function words(text: string): readonly string[] {
  const plain = readingOf(text.replaceAll(/['’]/g, '').replaceAll(BETWEEN_WORDS, ' '))
    .replaceAll('&', ' and ')
    .replaceAll('i', 'l')
    .replaceAll(/[3457@$]/g, (character) => DIGITS_AS_LETTERS[character] ?? character);
  const spelled = plain.replaceAll(
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][^\p{L}\p{N}]+){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu,
    (letters) => letters.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return (spelled.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replaceAll(/(.)\1+/gu, '$1'));
}
