import { AROUND, FOREIGN_FILLERS, NEGATIONS, NOISE } from '../vocabulary/noise.js';
import { offered } from './offered.js';
import { locationWants } from './location-wants.js';
import { namesAround } from './place-names.js';
import { MOST_TYPED, typedWords } from './typed-words.js';
import { paidAt, readLeastPay } from './least-pay.js';
import { segmentsOf, type Segment } from './segments.js';
import { contentWords, type Thesaurus } from '../vocabulary/thesaurus.js';
import type { Lookup, Want } from './wants.js';
import { eitherOf, exclusionOf, isMonth, monthsWant, payWant, quotedWant, wantOf } from './want-of.js';
import { foldAccents } from '#shared/domain/text/folded-text.js';
import { languagesOfJob } from '../vocabulary/languages.js';
import { wordsOf } from '../vocabulary/words.js';

/** A search in words: what was typed in both boxes. */
export type TypedSearch = { readonly keywords: string; readonly location: string };

const MAX_WORDS = 12;

/** Letters of words between two months. */
const LONGEST_BETWEEN = 4;

const OFF = new Set(['off', 'frei']);
/** Words that tell a search in Portuguese, in which "no Porto" is in Porto. */
const PORTUGUESE = /^(?:quero|queria|procuro|trabalho|trabalhar|empregos?|vagas?)$/;
const QUOTED = /["“„«]([^"“”„«»]+)["”“»]/g;

/** Words that join alternatives: "waiter or bartender". Jobs joined by "and" are alternatives, too. */
const OR = new Set('or oder ou o oppure of eller lub veya или або'.split(' '));
const AND = new Set('and und et y e en och og i ve и &'.split(' '));

type Word = {
  readonly word: string;
  /** As typed, or as corrected. */
  readonly shown: string;
  readonly at: readonly number[];
  readonly isMinus: boolean;
  /** The word before it, if that joins it to another. */
  readonly joint: 'or' | 'and' | undefined;
};

/** The words of a search that listings or places may have to be asked about. */
export function wordsToLookUp({ keywords, location }: TypedSearch): string[] {
  return [...new Set([keywords, location].flatMap((text) => typedWords(text).slice(0, MOST_TYPED).flatMap(wordsOf)))];
}

/** Whether a word is only part of terms, none of which it is here, and no listing has it: "ski instrutor". */
export function isMisplaced(word: string, neighbors: readonly string[], thesaurus: Thesaurus, lookup: Lookup): boolean {
  const isTerm = (...words: string[]): boolean => thesaurus.find(words).length > 0;
  const isAlone = !isTerm(word) && !neighbors.some((one) => isTerm(one, word));
  return isAlone && /^\p{L}{3,}$/u.test(word) && !NOISE.has(word) && !NEGATIONS.has(word) && !lookup.knows(word);
}

/** Everything that a search asks for. */
export function understand(search: TypedSearch, thesaurus: Thesaurus, lookup: Lookup): Want[] {
  const located = locationWants(search.location, thesaurus, lookup);
  const wants = keywordWants(search.keywords, thesaurus, lookup);
  // "Jobs" at a place are all jobs there.
  const words = wordsOf(search.keywords);
  const isNothing =
    located.length > 0 && words.length > 0 && words.every((word) => NOISE.has(word) || FOREIGN_FILLERS.has(word));
  return inMoneyOfPlaces([...(isNothing ? [] : wants), ...located], thesaurus);
}

function inMoneyOfPlaces(wants: readonly Want[], thesaurus: Thesaurus): Want[] {
  const places = wants.filter(({ kind }) => kind === 'place');
  const names = places.flatMap(({ groups, label }) => [
    label,
    ...groups.flatMap((group) => namesAround(group, thesaurus)),
  ]);
  return wants.map((want) => (want.pay === undefined ? want : payWant(paidAt(want.pay, names), want)));
}

function keywordWants(keywords: string, thesaurus: Thesaurus, lookup: Lookup): Want[] {
  const typed = typedWords(keywords).slice(0, MOST_TYPED);
  const indexOf = (part: string): number[] => {
    const own = new Set(typedWords(part));
    return typed.flatMap((word, at) => (own.has(word) ? [at] : []));
  };
  const wants: Want[] = [];
  let rest = keywords.replace(QUOTED, (whole, inner: string) => {
    const words = wordsOf(inner);
    if (words.length > 0 && wants.length < MAX_WORDS) {
      const at = indexOf(whole);
      wants.push(quotedWant(inner.trim(), words, { box: 'keywords', at, typed: inner.trim() }));
    }
    return ' ';
  });
  const paid = readLeastPay(rest);
  if (paid) {
    wants.push(payWant(paid.pay, { box: 'keywords', at: indexOf(paid.typed), typed: paid.typed }));
    rest = paid.rest;
  }
  const left = new Set(typedWords(rest));
  const words = typed.flatMap((raw, at) =>
    left.has(raw) && !isArticle(raw, at, typed) ? readWord(raw, at, typed, thesaurus) : [],
  );
  const telling = withoutFillers(words);
  const saysMore = wants.length === 0 || telling.some(({ word }) => !NOISE.has(word));
  const understood = [...wants, ...(saysMore ? wantsOf(telling, thesaurus, lookup) : [])];
  return withLeadingWords(aroundPlaces(understood, typed));
}

/** "Near Faro" and "Faro area" are all around the place. */
function aroundPlaces(wants: readonly Want[], typed: readonly string[]): Want[] {
  const places = wants.filter(({ kind }) => kind === 'place');
  const isAround = (want: Want): boolean => want.kind === 'word' && AROUND.has(foldAccents(want.typed));
  const others = wants.filter((want) => !isAround(want));
  const taken = new Set(others.flatMap(({ at }) => at));
  const says = typed.some((raw, at) => !taken.has(at) && wordsOf(raw).some((word) => AROUND.has(foldAccents(word))));
  if (places.length !== 1 || !says) return [...wants];
  return others.map((want) => (places.includes(want) ? { ...want, isAround: true } : want));
}

/** Words that say nothing by themselves go with what they lead to: "with housing", "not in Dubai". */
function withLeadingWords(wants: readonly Want[]): Want[] {
  const taken = new Set(wants.flatMap(({ at }) => at));
  const ordered = wants.toSorted((one, other) => (one.at[0] ?? 0) - (other.at[0] ?? 0));
  return ordered.map((want) => {
    const leading: number[] = [];
    for (let at = (want.at[0] ?? 0) - 1; at >= 0 && !taken.has(at); at -= 1) leading.unshift(at);
    return { ...want, at: [...leading, ...want.at] };
  });
}

/** Before another word, "la" is an article, not Los Angeles, "au" French, not a town, and "sa" Tagalog, not South Africa. */
function isArticle(raw: string, at: number, typed: readonly string[]): boolean {
  return (raw === 'la' || raw === 'sa' || raw === 'au') && at < typed.length - 1;
}

function readWord(raw: string, at: number, typed: readonly string[], thesaurus: Thesaurus): Word[] {
  const isMinus = /^[-–−]\p{L}/u.test(raw);
  const before = typed[at - 1]?.toLowerCase() ?? '';
  const joint = OR.has(before) ? 'or' : AND.has(before) ? 'and' : undefined;
  const words = wordsOf(raw).flatMap((word) => inWords(offered(word, at, typed, thesaurus), thesaurus));
  const plain = raw.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return words.map((word) => ({ word, shown: words.length === 1 ? plain : word, at: [at], isMinus, joint }));
}

/** A run of letters in a script without blanks, cut where terms begin and end. */
function inWords(word: string, thesaurus: Thesaurus): string[] {
  if (thesaurus.find([word]).length > 0) return [word];
  return thesaurus.cut(word);
}

function withoutFillers(words: readonly Word[]): Word[] {
  const content = new Set(contentWords(words.map(({ word }) => word).join(' ')));
  const telling = words.filter(({ word }) => content.has(word));
  const kept = telling.length > MAX_WORDS ? telling.filter(({ word }) => !NOISE.has(word)) : telling;
  return kept.slice(0, MAX_WORDS);
}

/** The words that were probably meant. */
function meantBy(words: readonly Word[], lookup: Lookup): Word[] {
  const meant: Word[] = [];
  for (const [index, one] of words.entries()) {
    const last = words[index - 1];
    const joined = last && lookup.corrected(`${last.word} ${one.word}`);
    if (last && joined !== undefined) {
      meant.splice(-1, 1, { ...one, word: joined, shown: joined, at: [...last.at, ...one.at] });
      continue;
    }
    const correction = lookup.corrected(one.word);
    meant.push(correction === undefined ? one : { ...one, word: correction, shown: correction });
  }
  return meant;
}

function wantsOf(typed: readonly Word[], thesaurus: Thesaurus, lookup: Lookup): Want[] {
  const words = meantBy(typed, lookup);
  const known = words.map(({ word }) => word);
  const segments = runsOf(words).flatMap(({ start, end }) =>
    segmentsOf(known.slice(start, end), thesaurus, lookup).map((one) => ({ ...one, start: one.start + start })),
  );
  const wants: Want[] = [];
  let isNegated = false;
  for (const [index, segment] of segments.entries()) {
    const [first = ''] = segment.words;
    if (segment.words.length === 1 && NEGATIONS.has(first) && index < segments.length - 1) {
      isNegated = first !== 'no' || !isPortuguese(known);
      continue;
    }
    const last = wants.at(-1);
    if (OFF.has(first) && last?.kind === 'condition') {
      wants.splice(-1, 1, exclusionOf({ ...last, at: [...last.at, ...positions(segment, words)] }, thesaurus));
      continue;
    }
    if (segment.isNoise) continue;
    const own = words.slice(segment.start, segment.start + segment.words.length);
    const where = {
      box: 'keywords',
      at: positions(segment, words),
      typed: own.map(({ shown }) => shown).join(' '),
    } as const;
    const want = wantOf(isNegated ? asLanguage(segment, thesaurus) : segment, where, thesaurus, lookup);
    // "May to October", in any language.
    const from = wants.findLastIndex(({ groups }) => groups.some(isMonth));
    if (
      !isNegated &&
      from >= wants.length - 2 &&
      from >= 0 &&
      segment.groups.some(isMonth) &&
      isBetween(wants.slice(from + 1))
    ) {
      wants.splice(from, wants.length - from, monthsWant(wants[from] ?? want, want));
      continue;
    }
    const isExcluded = isNegated || own.every(({ isMinus }) => isMinus);
    const joint = own[0]?.joint;
    if (last && !isExcluded && areAlternatives(last, want, joint))
      wants.splice(-1, 1, eitherOf(last, want, joint ?? 'or'));
    else wants.push(isExcluded ? exclusionOf(want, thesaurus) : want);
    isNegated = false;
  }
  return wants;
}

/** "No Czech" rules out a language, not a country. */
function asLanguage(segment: Segment, thesaurus: Thesaurus): Segment {
  const named = segment.words.length === 1 ? thesaurus.find([...segment.words, 'language']) : [];
  const groups = named.filter(({ section }) => section === 'skills');
  return groups.length === 0 ? segment : { ...segment, groups, place: undefined };
}

/** Whether nothing but a short word ("bis") stands between two months. */
function isBetween(wants: readonly Want[]): boolean {
  return wants.every(({ kind, typed }) => (kind === 'word' || kind === 'role') && typed.length <= LONGEST_BETWEEN);
}

function isPortuguese(words: readonly string[]): boolean {
  return words.some((word) => PORTUGUESE.test(word)) || languagesOfJob(words).includes('pt');
}

function areAlternatives(one: Want, other: Want, joint: Word['joint']): boolean {
  const areJoined = joint === 'or' || (joint === 'and' && one.kind === 'role');
  return areJoined && one.kind === other.kind && ['role', 'place', 'condition'].includes(one.kind);
}

/** Words with a minus are understood apart from the others: "chef -pastry" is no pastry chef. */
function runsOf(words: readonly Word[]): { start: number; end: number }[] {
  const borders = words.flatMap((word, at) => (at === 0 || word.isMinus !== words[at - 1]?.isMinus ? [at] : []));
  const runs = borders.map((start, index) => ({ start, end: borders[index + 1] ?? words.length }));
  const saysNothing = ({ word, isMinus }: Word): boolean => !isMinus && NOISE.has(word);
  return runs.length === 1 ? runs : runs.filter(({ start, end }) => !words.slice(start, end).every(saysNothing));
}

function positions({ start, words: { length } }: Segment, words: readonly Word[]): number[] {
  return [...new Set(words.slice(start, start + length).flatMap(({ at }) => at))];
}

/** Whether nothing but a mistake explains a word: no listing, no term and no beginning of either has it. */
export function isUnknown(word: string, thesaurus: Thesaurus, lookup: Lookup): boolean {
  return (
    /^\p{L}{3,}$/u.test(word) &&
    !NOISE.has(word) &&
    !NEGATIONS.has(word) &&
    !AROUND.has(word) &&
    !thesaurus.knows(word) &&
    thesaurus.findShort(word).length === 0 &&
    !lookup.knows(word) &&
    !lookup.begins(word) &&
    lookup.place(word) === undefined
  );
}
