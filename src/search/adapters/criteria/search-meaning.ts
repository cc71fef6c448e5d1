import {
  allOf,
  anyOf,
  lexeme,
  satisfies,
  TIERS,
  type Lookup,
  type Query,
  type Want,
} from '../../domain/understanding/wants.js';
import { eitherOf } from '../../domain/understanding/want-of.js';
import { languagesOfJob } from '../../domain/vocabulary/languages.js';
import { PREFIX } from '../../domain/listings/listing-terms.js';
import { tokensOf, wordsOf } from '../../domain/vocabulary/words.js';
import { typedWords } from '../../domain/understanding/typed-words.js';

/** Words of a search that may be a sentence. */
const SENTENCE = 5;
/** More words and conditions are not left out one by one. */
const MOST_APART = 3;
/** So many conditions are enough without a job. */
const LEAST_CONDITIONS = 2;
/** The last way in which the title is the job. */
const NAMED = TIERS.indexOf('name');
const NATIVE = TIERS.indexOf('native');

/**
 * What is typed as it stands: a query that all listings with it satisfy, and the text to look for in those if the query is
 * not enough. Without either, no listing has it.
 */
type Literal = { readonly query: Query; readonly text: string | null };

/** A search as understood, with the queries for its answers. */
export type Meaning = {
  readonly wants: readonly Want[];
  /** What was asked for as well, but no listing has beside the rest. */
  readonly lacking: readonly Want[];
  /** The place around which it is; null if anywhere, or in one. */
  readonly around: Want | null;
  readonly didYouMean: string | null;
  /** Whether it is a sentence, some words of which may say nothing about the job. */
  readonly isSentence: boolean;
  /** Listings in the language that a search without a job is typed in; null if nothing tells it. */
  readonly native: Query;
  /** Listings that satisfy everything asked for in a box; null if none can, or if nothing is asked for. */
  readonly keywords: Query;
  readonly location: Query;
  /** The typed keywords as they stand; null without keywords. */
  readonly literal: Literal | null;
  /** Queries for the best listings first, each including those before; without the last ones that change nothing. */
  readonly tiers: readonly string[];
};

/** Queries for all wants and for the typed text. */
export function meaningOf(
  wants: readonly Want[],
  keywords: string | null,
  lookup: Lookup,
  didYouMean: string | null,
  areFilled: boolean,
): Meaning {
  const literal = keywords === null ? null : literalOf(keywords, lookup, areFilled);
  const isSentence = typedWords(keywords ?? '').length >= SENTENCE;
  const native = wants.some(isJob) ? null : nativeOf(wordsOf(keywords ?? ''));
  // A job alone keeps what texts mention: the total would otherwise read them all for what was typed.
  const asked = wants.length === 1 ? wants : wants.map(asTitled);
  return { didYouMean, literal, isSentence, native, lacking: [], around: null, ...queriesFor(asked, native) };
}

/**
 * What a search without any results may ask for instead, most of it first: what it may mean, then the same around the town,
 * then without words, employers, skills and conditions, which the results lack. The job stays; where only conditions are left out, a place or an
 * employer is enough.
 */
export function withLess(meaning: Meaning): Meaning[] {
  const understood = asUnderstood(meaning);
  const { wants } = understood ?? meaning;
  const partial = lackable(wants).flatMap((lacking) => {
    const kept = wants.filter((want) => !lacking.includes(want));
    const isCondition = lacking.every(({ kind }) => kind === 'condition');
    const isEnough =
      kept.some((want) => isJob(want) || (isCondition && ['role', 'place'].includes(want.kind))) ||
      kept.filter(({ kind }) => kind === 'condition').length >= LEAST_CONDITIONS;
    return isEnough ? [{ ...meaning, ...queriesFor(kept, meaning.native), lacking }] : [];
  });
  const mentioned = mentioning(understood ?? meaning);
  return [understood, aroundPlace(understood ?? meaning), ...partial, mentioned].filter((one) => one !== undefined);
}

/** What a search may mean, first what was typed. */
export function possibleMeanings(meaning: Meaning): Meaning[] {
  const isNear = meaning.wants.some(({ isAround }) => isAround === true);
  const near = isNear ? aroundPlace(meaning) : undefined;
  return [...(near ? [near] : []), meaning, ...withLess(meaning)];
}

/** The same around the place that it asks for, within the areas named behind it; undefined without, or for a country. */
function aroundPlace(meaning: Meaning): Meaning | undefined {
  const [asked, ...others] = meaning.wants.filter(({ kind }) => kind === 'place');
  const areNested = [asked, ...others].every((want) => want?.box === 'location');
  if (asked === undefined || (others.length > 0 && !areNested)) return undefined;
  if (asked.place && asked.place.id === undefined) return undefined;
  const kept = meaning.wants.filter((want) => want !== asked);
  const lacking = asked.isAround ? meaning.lacking : [...meaning.lacking, asked];
  return { ...meaning, ...queriesFor(kept, meaning.native), lacking, around: asked };
}

/** Beside other words, a job is more than what the text mentions: most texts name those of neighbors. */
function asTitled(want: Want): Want {
  return isTitle(want) ? { ...want, mentioned: want.ways.text, ways: { ...want.ways, text: want.ways.wider } } : want;
}

/** Listings whose text names the job. */
function mentioning(meaning: Meaning): Meaning | undefined {
  const lacking = meaning.wants.filter(({ mentioned }) => mentioned !== undefined);
  const wants = meaning.wants.map((want) =>
    want.mentioned === undefined ? want : { ...want, ways: { ...want.ways, text: want.mentioned } },
  );
  return lacking.length === 0 ? undefined : { ...meaning, ...queriesFor(wants, meaning.native), lacking };
}

/** Words, kinds of employers, skills and conditions one by one, unless they are many; then all words, then everything. */
function lackable(wants: readonly Want[]): Want[][] {
  const words = wants.filter((want) => want.kind === 'word' && want.box === 'keywords' && !isMeantAsTyped(want));
  const others = wants.filter((want) => want.kind === 'role' && !isJob(want) && !isWish(want));
  const all = [...words, ...others, ...wants.filter(({ kind, pay }) => kind === 'condition' && pay === undefined)];
  const apart = all.length <= MOST_APART ? all.map((want) => [want]) : [];
  const together = [words, all].filter(({ length }) => length > (apart.length > 0 ? 1 : 0));
  return [...apart, ...together].filter((one, at, sets) => one.length !== sets[at - 1]?.length || one.length === 1);
}

/**
 * What a search may mean: of a sentence, only the job or two other things, without words that are no terms and kinds of
 * employers; of several jobs, one of them.
 */
function asUnderstood(meaning: Meaning): Meaning | undefined {
  const { wants, isSentence } = meaning;
  const known = isSentence ? wants.filter(({ kind }) => kind !== 'word') : wants;
  const telling = isSentence && known.some(isJob) ? known.filter((want) => !isEmployer(want)) : known;
  const [job, ...more] = telling.filter(isJob);
  const either = job && more.reduce((one, other) => eitherOf(one, other, 'or'), job);
  const kept = telling.flatMap((want) => (want === job && either ? [either] : more.includes(want) ? [] : [want]));
  const asked = kept.filter(({ kind }) => kind !== 'exclusion');
  const isEnough = asked.length > 1 || asked.some(({ kind }) => kind === 'role');
  return isEnough && kept.length < wants.length ? { ...meaning, ...queriesFor(kept, meaning.native) } : undefined;
}

/** Listings in the language of words; English is typed by people of all languages. */
function nativeOf(words: readonly string[]): Query {
  const languages = languagesOfJob(words).filter((language) => language !== 'en');
  return anyOf(...languages.map((language) => lexeme(PREFIX.language + language)));
}

function queriesFor(wants: readonly Want[], native: Query): Pick<Meaning, 'wants' | 'keywords' | 'location' | 'tiers'> {
  const wishes = wants.filter(isWish);
  const needs = wishes.length < wants.length ? wants.filter((want) => !isWish(want)) : wants;
  const inBox = (box: Want['box']): readonly Want[] =>
    needs.filter((want) => want.box === box && (want.pay === undefined || satisfies(want) !== null));
  const [typed, located] = [inBox('keywords'), inBox('location')];
  const all = [...typed, ...located];
  const upTo = ({ ways }: Want, last: number): Query => anyOf(...TIERS.slice(0, last + 1).map((tier) => ways[tier]));
  // How a listing is the job, or names the skill, decides before how it states the rest.
  const isRanking = all.some(isJob) ? (want: Want) => isJob(want) || isSkill(want) : () => true;
  const by = TIERS.map((_, last) =>
    allOf(...all.map((want) => (isRanking(want) ? upTo(want, last) : satisfies(want)))),
  );
  const surely = (want: Want): Query => (want.kind === 'condition' ? upTo(want, NATIVE) : satisfies(want));
  const inTitle = allOf(...all.map((want) => upTo(want, 0)));
  const wishedFor = [
    ...(needs === wants ? [] : wishes.map(satisfies)),
    ...wants.flatMap(({ prefers }) => prefers ?? []),
  ];
  const wished = wishedFor.length === 0 ? null : allOf(...wishedFor, by[NAMED] ?? null);
  const preferred = wished ?? (native === null ? null : anyOf(inTitle, allOf(native, ...all.map(surely))));
  // A word in the title says more than one in the text: "CDP sauce".
  const isWord = ({ kind }: Want): boolean => kind === 'word';
  const inWords = (want: Want): Query =>
    isWord(want) ? upTo(want, 0) : isJob(want) ? upTo(want, NAMED) : satisfies(want);
  const worded = all.some(isWord) && all.some(isJob) ? allOf(...all.map(inWords)) : null;
  const better = anyOf(preferred, worded);
  const tiers = [wished, inTitle, worded, preferred, ...by].map((tier, at) =>
    at === 0 || tier === null ? tier : anyOf(at === 1 ? wished : better, tier),
  );
  return {
    wants,
    keywords: allOf(...typed.map(satisfies)),
    location: allOf(...located.map(satisfies)),
    tiers: [...new Set(tiers.filter((tier) => tier !== null))],
  };
}

/** Whether it puts listings first and rules none out: employers in a hurry rarely say so. */
function isWish({ kind, groups }: Want): boolean {
  return kind === 'role' && groups.some(({ name }) => name === 'immediate start');
}

/** Whether a word asks for nothing else: in quotes, or a code of letters and digits. */
function isMeantAsTyped({ typed, quoted }: Want): boolean {
  return quoted !== undefined || (/\p{L}/u.test(typed) && /\d/.test(typed));
}

/** Whether it is a job, and nothing wider as well: "ski jobs". */
function isTitle(want: Want): boolean {
  return isJob(want) && want.groups.every(({ section }) => section === 'roles');
}

function isEmployer({ kind, groups }: Want): boolean {
  return kind === 'role' && groups.length > 0 && groups.every(({ section }) => section === 'sectors');
}

function isSkill({ kind, groups }: Want): boolean {
  return kind === 'role' && groups.length > 0 && groups.every(({ section }) => section === 'skills');
}

function isJob({ kind, groups }: Want): boolean {
  return kind === 'role' && groups.some(({ section }) => section === 'roles');
}

/**
 * The words of listings are known, so an index answers for a part of a word. Of several words, the first may end a
 * longer one and the last begin one; whether they stand together, only the text says.
 */
function literalOf(keywords: string, lookup: Lookup, areFilled: boolean): Literal {
  const tokens = tokensOf(keywords);
  const [first] = tokens;
  if (!areFilled || first === undefined) return { query: null, text: keywords };
  if (first === keywords) {
    const containing = lookup.withPart(keywords);
    if (containing === undefined) return { query: null, text: keywords };
    return { query: anyOf(...containing.map((word) => lexeme(word))), text: null };
  }
  const queries = tokens.map((token, index) =>
    tokenQuery(token, lookup, index === 0 && keywords.startsWith(token), keywords),
  );
  // No listing has a word that one of these may be a part of.
  if (queries.includes(null)) return { query: null, text: null };
  const known = queries.filter((query) => query !== undefined);
  return { query: known.length === 0 ? null : allOf(...known), text: keywords };
}

/** Listings with a word that a typed one is or may be a part of; undefined if too many words are. */
function tokenQuery(token: string, lookup: Lookup, isFirst: boolean, keywords: string): Query | undefined {
  const isLast = keywords.endsWith(token);
  if (isFirst) {
    const ending = isLast ? lookup.withPart(token) : lookup.ending(token);
    return ending && anyOf(...ending.map((word) => lexeme(word)));
  }
  return lexeme(token, isLast);
}
