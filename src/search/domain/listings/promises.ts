import { conceptOf } from '../vocabulary/concepts.js';
import type { Group } from '../vocabulary/group.js';
import { Lists } from '../vocabulary/lists.js';
import { NEGATIONS } from '../vocabulary/noise.js';
import { contentWords, stemsOf, withoutFillers, type Thesaurus } from '../vocabulary/thesaurus.js';
import { isUnspaced, stemOf, wordsOf } from '../vocabulary/words.js';
import { foldAccents } from '#shared/domain/text/folded-text.js';

/** Words on both sides of a phrase that may deny it: "accommodation is not provided". */
const AROUND = 3;

/** What ends a sentence, what else ends a part of one that says one thing, and pauses in it. */
const SENTENCES = /[.!?;\n。！？；]/;
const PARTS = /[:•·]|\s[-–—]\s/;
const PAUSES = /[,，、()（）/]/;

/** Beside one of these words, a thing is part of the offer: "flight paid by us". */
const GIVEN = new Set(
  stemsOf(
    wordsOf(
      `provided included inclusive free paid covered reimbursed complimentary gestellt inklusive frei
      kostenlos gratis ubernehmen bezahlt bezahlen ubernommen fourni fournie fournis fournies offert offerte compris
      comprise comprises gratuit incluido incluida incluidos incluidas proporcionamos proporciona gratuito gratuita
      pagamos incluso inclusa inclusi inclusos oferecemos offerto fornito forniti inbegrepen vergoed zapewniamy zapewnione
      darmowe bezplatne ingar fri παρεχεται παρεχονται δωρεαν ucretsiz saglanir mevcut مجاني مجانا توفر`,
    ),
  ),
);

/** Who gives something: "visa by company", "we pay your flight". */
const BY_EMPLOYER =
  /\b(?:by|on|from) (?:the )?(?:company|employer)\b|\bwe (?:pay|cover|provide|arrange)\b|\b(?:wir (?:zahlen|stellen|ubernehmen)|(?:zahlen|stellen|ubernehmen) wir)\b|على (?:ال)?شركة|على حساب/;

/** Beside one of these words, a language is wanted: "fluent German is a must". */
const SPOKEN = new Set(
  stemsOf(
    wordsOf(
      `speak speaker fluent fluently native language spoken proficiency proficient sprichst sprechen fliessend
      kenntnisse muttersprache parlez parle courant couramment maitrise hablas habla hablar nivel fluido parli parla
      conoscenza fluente fala falar fluencia domina spreekt vloeiend beheerst znajomosc znajomoscia mowisz
      required must essential advantage plus obligatory vorausgesetzt voraussetzung erforderlich exige requis requerido
      imprescindible richiesto vereist wymagany`,
    ),
  ),
);
/** Words for those who are promised nothing, because they pay. */
const GUESTS = new Set(
  stemsOf('guest customer client gast gaste huesped cliente ospite hospede gasten gosc'.split(' ')),
);

/** Beside a shift: "Saturdays and Sundays off". */
const FREE = new Set(stemsOf('off free frei libre libres libero liberi livre livres vrij wolne wolny'.split(' ')));

/** The same, where no blanks stand between words. */
const UNSPACED_DENIALS = new RegExp(foldAccents('[不无無没沒]|ません|なし|않|없|불가|ไม่มี'), 'u');

/** In a list of phrases: the terms of several words that people type, too. */
const OWN = '*';

type Phrase = { readonly group: Group; readonly stems: readonly string[] };

/** What the texts of listings may promise: phrases by their first stems, things, languages, and terms of scripts without blanks. */
type Promises = {
  readonly phrases: Lists<Phrase>;
  readonly things: Lists<Group>;
  readonly languages: Lists<Group>;
  readonly unspaced: readonly (readonly [string, Group])[];
  /** Names of months. */
  readonly months: ReadonlyMap<string, number>;
  readonly seasons: { readonly winter: Group | undefined; readonly summer: Group | undefined };
};

const known = new WeakMap<Thesaurus, Promises>();

/** Whether a text may promise what a group stands for, where the employer has not stated it as data. */
export function isPromised({ section, says, given }: Group): boolean {
  return section === 'skills' || says.length > 0 || given.length > 0;
}

/** The lexeme of listings whose text promises what a group stands for. */
export function promiseOf(group: Group): string {
  return `says:${conceptOf(group)}`;
}

/**
 * What the text of a listing promises: in phrases of the thesaurus ("accommodation provided"), as a thing beside "free" and
 * the like, or as a language beside "fluent". Other single words say too little: "accommodation" may mean that of guests.
 */
export function promisesIn(text: string, thesaurus: Thesaurus, isSouthern = false): string[] {
  const promises = promisesOf(thesaurus);
  const found = new Set<Group>();
  const folded = foldAccents(text);
  for (const sentence of folded.split(SENTENCES)) {
    const all: string[] = [];
    for (const part of sentence.split(PARTS)) {
      const pieces = part.split(PAUSES).map(wordStems);
      const stems = pieces.flat();
      all.push(...stems);
      const isGiven = stems.some((stem) => GIVEN.has(stem)) || BY_EMPLOYER.test(part);
      const phrases = pieces.flatMap((piece) => phrasesIn(piece, promises));
      for (const group of [...phrases, ...besideIn(stems, isGiven, promises)]) found.add(group);
    }
    const season = seasonIn(all, promises, isSouthern);
    if (season) found.add(season);
    if (isUnspaced(sentence)) for (const group of unspacedIn(sentence.split(PAUSES), promises)) found.add(group);
  }
  // Free housing is housing, as are food and housing.
  const all = [...found].flatMap((group) => [group, ...thesaurus.around(group).filter(isPromised)]);
  return [...new Set(all.map(promiseOf))];
}

/** "May - October", "Απρίλιος έως Οκτώβριος". */
function seasonIn(sentence: readonly string[], { months, seasons }: Promises, isSouthern: boolean): Group | undefined {
  const named = sentence.flatMap((stem) => months.get(stem) ?? []);
  const season = seasonBetween(named[0] ?? 0, named.at(-1) ?? 0);
  return season && (isSouthern ? seasons[OTHER[season]] : seasons[season]);
}

const OTHER = { winter: 'summer', summer: 'winter' } as const;

/** The season of the north from one month to another. */
export function seasonBetween(first: number, last: number): 'winter' | 'summer' | undefined {
  if (first >= 3 && first <= 7 && last >= 8 && last <= 11) return 'summer';
  return (first >= 10 || first === 1) && last >= 2 && last <= 5 ? 'winter' : undefined;
}

function wordStems(folded: string): string[] {
  return withoutFillers(folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
}

/** A phrase that denies something itself ("no experience needed") may stand beside another denial. */
function phrasesIn(text: readonly string[], { phrases }: Promises): Group[] {
  return text.flatMap((stem, at) =>
    phrases.of(stem).flatMap(({ group, stems }) => {
      const end = at + stems.length;
      const isWhole = stems.every((one, index) => text[at + index] === one);
      const around = [...text.slice(Math.max(0, at - AROUND), at), ...text.slice(end, end + AROUND)];
      const isShift = group.asks?.endsWith('Shift') === true;
      const isDenied = !stems.some(isNegation) && around.some((one) => isNegation(one) || (isShift && FREE.has(one)));
      return isWhole && !isDenied && !around.some((one) => GUESTS.has(one)) ? [group] : [];
    }),
  );
}

function besideIn(text: readonly string[], isGiven: boolean, { things, languages }: Promises): Group[] {
  if (text.some((one) => isNegation(one) || GUESTS.has(one))) return [];
  const given = isGiven ? text.flatMap((stem) => things.of(stem)) : [];
  const spoken = text.some((one) => SPOKEN.has(one)) ? text.flatMap((stem) => languages.of(stem)) : [];
  return [...given, ...spoken];
}

/** Terms of scripts without blanks, in parts of a sentence that do not deny them: 寮はありません, 不提供宿舍. */
function unspacedIn(parts: readonly string[], { unspaced }: Promises): Group[] {
  return unspaced.flatMap(([term, group]) =>
    parts.some((part) => part.includes(term) && !UNSPACED_DENIALS.test(part.replace(term, ' '))) ? [group] : [],
  );
}

function isNegation(word: string): boolean {
  return NEGATIONS.has(word);
}

function promisesOf(thesaurus: Thesaurus): Promises {
  const promises = known.get(thesaurus) ?? readPromises(thesaurus.groups.filter(isPromised));
  known.set(thesaurus, promises);
  return promises;
}

function readPromises(groups: readonly Group[]): Promises {
  const phrases = new Lists<Phrase>();
  const things = new Lists<Group>();
  const languages = new Lists<Group>();
  const unspaced: [string, Group][] = [];
  for (const group of groups) {
    const { asks = '', same, says, given, section } = group;
    const isLanguage = asks.startsWith('language:');
    const own = section === 'skills' ? same.filter(isLong) : says.includes(OWN) ? same.filter(hasMore) : [];
    for (const term of [...own, ...says.filter((one) => one !== OWN)]) {
      const [first = '', ...more] = contentWords(term).map(stemOf);
      if (isUnspaced(term)) unspaced.push([foldAccents(term), group]);
      else if (isLanguage && more.length === 0) languages.add(first, group);
      // "With accommodation" is no more than a word.
      else if (section === 'skills' || says.includes(term) || more.length > 0)
        phrases.add(first, { group, stems: [first, ...more] });
    }
    for (const thing of given) things.add(stemOf(foldAccents(thing)), group);
  }
  const ofMonth = groups.filter(({ asks = '' }) => asks.startsWith('month:'));
  const months = new Map(
    ofMonth.flatMap(({ asks = '', same }) =>
      same.map((name) => [wordStems(foldAccents(name)).join(' '), Number(asks.slice('month:'.length))] as const),
    ),
  );
  const season = (name: string): Group | undefined => groups.find(({ asks }) => asks === `season:${name}`);
  return {
    phrases,
    things,
    languages,
    unspaced,
    months,
    seasons: { winter: season('winter'), summer: season('summer') },
  };
}

/** Whether it is no abbreviation, which may be another one: AED is also money. */
function isLong(term: string): boolean {
  return term.length > 3 || isUnspaced(term);
}

/** Whether it has several words, or is one of a script without blanks. */
function hasMore(term: string): boolean {
  return term.includes(' ') || isUnspaced(term);
}
