import { closeConceptOf, conceptOf, innerConceptOf, isFamily } from '../vocabulary/concepts.js';
import type { Group } from '../vocabulary/group.js';
import { languagesOfJob } from '../vocabulary/languages.js';
import { PREFIX } from '../listings/listing-terms.js';
import { isPromised, promiseOf, seasonBetween } from '../listings/promises.js';
import { writtenAtLeast } from '../listings/written-pay.js';
import { FOREIGN_FILLERS } from '../vocabulary/noise.js';
import { LEADER } from '../listings/nearest-groups.js';
import { locationWord } from './place-names.js';
import { WORK, type Segment } from './segments.js';
import { contentWords, stemsOf, type Thesaurus } from '../vocabulary/thesaurus.js';
import { allOf, anyOf, lexeme, satisfies, TIERS, type LeastPay, type Lookup, type Query, type Want } from './wants.js';
import { foldAccents } from '#shared/domain/text/folded-text.js';
import { isUnspaced, rootOf, stemOf } from '../vocabulary/words.js';

/** What depends on where a want was typed. */
type Typed = Pick<Want, 'box' | 'at' | 'typed'>;

const ofSection = (groups: readonly Group[], ...sections: string[]): readonly Group[] =>
  groups.filter(({ section }) => sections.includes(section));

/** A number may be that of a model: "737" of a B737. */
const NUMBER = /^\d{3,}$/;

/** Shorter words begin too many others. */
const LEAST_BEGINNING = 4;

/** The want that a segment of the keywords stands for. */
export function wantOf(segment: Segment, typed: Typed, thesaurus: Thesaurus, lookup: Lookup): Want {
  const { words, groups, place } = segment;
  const jobs = ofSection(groups, 'roles', 'sectors', 'skills');
  const asking = groups.filter(
    (group) => group.asks !== undefined || (group.section === 'levels' && isPromised(group)),
  );
  const places = ofSection(groups, 'places');
  const roles = ofSection(groups, 'roles');
  if (asking.length > 0 && roles.length === 0) return conditionWant(asking, words, typed);
  if (jobs.length > 0) return jobWant(words, jobs, typed, thesaurus);
  if (places.length > 0 || place) return placeWant(words, places, place, typed);
  if (groups.length > 0) return jobWant(words, groups, typed, thesaurus);
  return wordWant(words[0] ?? '', typed, thesaurus, lookup);
}

/** Listings that state something, or whose text promises it. */
function statedBy(group: Group): Query {
  const promised = isPromised(group) ? lexeme(promiseOf(group)) : null;
  return anyOf(group.asks === undefined ? null : lexeme(group.asks), promised);
}

function conditionWant(groups: readonly Group[], words: readonly string[], typed: Typed): Want {
  const stated = groups.flatMap(({ asks }) => (asks === 'level:senior' ? [asks, 'level:expert'] : (asks ?? [])));
  const query = anyOf(...stated.map((one) => allOf(...one.split(' & ').map((each) => lexeme(each)))));
  const promised = anyOf(...groups.filter(isPromised).map((group) => lexeme(promiseOf(group))));
  const any = anyOf(query, promised);
  // A fact is sure. Others say less than a text: entry level is not "no experience needed", nor relocation a flight.
  const isSure = stated.every((one) => /^(?:fact|language|season):/.test(one) && one !== 'fact:relocationHelp');
  const first = isSure ? query : (promised ?? any);
  const telling = words.filter((word) => !WORK.has(word) && !FOREIGN_FILLERS.has(word));
  const title = allOf(any, ...(telling.length > 0 ? telling : words).map(titleWord));
  const ways = { ...sameWay(any), title, akin: first, native: isSure ? any : first };
  return { ...typed, kind: 'condition', label: groups[0]?.name ?? words.join(' '), groups, ways };
}

const MONTH = /^month:(\d+)$/;

export function isMonth({ asks = '' }: Group): boolean {
  return MONTH.test(asks);
}

/** From one month to another: listings that begin in the first and last the season or name the other, then all of the season. */
export function monthsWant(from: Want, to: Want): Want {
  const [first = 0, last = 0] = [from, to].map(({ groups }) =>
    Number(MONTH.exec(groups.find(isMonth)?.asks ?? '')?.[1]),
  );
  const season = seasonBetween(first, last);
  const lasting = season === undefined ? null : anyOf(lexeme(`season:${season}`), lexeme(`says:levels:${season}`));
  const sure = allOf(satisfies(from), anyOf(satisfies(to), lasting));
  const joined = (one: string, other: string): string => `${one} – ${other}`;
  return {
    ...from,
    label: joined(from.label, to.label),
    typed: joined(from.typed, to.typed),
    at: [...from.at, ...to.at],
    ways: { ...sameWay(sure), text: anyOf(sure, lasting) },
  };
}

/** Listings whose text says pay of at least an amount; null if no currency was typed. */
export function writtenPayQuery(pay: LeastPay): Query {
  return anyOf(...writtenAtLeast(pay).map((one) => lexeme(one)));
}

/** Pay of at least an amount, in the currency that was typed. */
export function payWant(pay: LeastPay, { box, at, typed: text }: Typed): Want {
  const typed = { box, at, typed: text };
  const stated = anyOf(...pay.currencies.map((code) => lexeme(`${PREFIX.currency}${code}`)), writtenPayQuery(pay));
  return { ...typed, kind: 'condition', label: `at least ${typed.typed}`, groups: [], ways: sameWay(stated), pay };
}

/** A name of a place, from either box. */
export function placeWant(
  words: readonly string[],
  groups: readonly Group[],
  place: Want['place'] | undefined,
  typed: Typed,
): Want {
  const known = groups.flatMap((group) => [conceptOf(group), innerConceptOf(group)]);
  const lexemes = [...known, ...(place ? [place.lexeme] : [])];
  const query = anyOf(...lexemes.map((one) => lexeme(one)));
  const inName = allOf(...words.map((word) => lexeme(locationWord(word))));
  const label = place?.label ?? capitalized(groups[0] ? groups[0].name : words.join(' '));
  return { ...typed, kind: 'place', label, groups, ...(place && { place }), ways: sameWay(query ?? inName) };
}

function jobWant(words: readonly string[], groups: readonly Group[], typed: Typed, thesaurus: Thesaurus): Want {
  const all = contentWords(words.join(' '));
  const named = all.filter((word) => !WORK.has(word));
  const content = named.length > 0 ? named : all;
  const inTitle = allOf(...content.map(titleWord));
  const roles = ofSection(groups, 'roles');
  const others = ofSection(groups, 'sectors', 'skills', 'levels');
  // A word too vague to stand for a job ("guide") finds what the titles say, not the group alone.
  const isVague = thesaurus.isVague(words);
  const concepts = roles.map((group) => lexeme(conceptOf(group)));
  // A family of jobs is understood as those in it; titles with a word of several jobs come after those of one.
  const name = anyOf(...concepts, ...groups.filter(({ includes }) => includes.length > 0).map(innerLexeme));
  const beside = allOf(...stemsOf(content).map((stem) => lexeme(PREFIX.beside + stem)));
  const anyInTitle = anyOf(...content.map(titleWord));
  const inGroups = anyOf(
    ...others.flatMap((group) => [conceptOf(group), innerConceptOf(group)]).map((one) => lexeme(one)),
  );
  const asTyped = allOf(...content.map(anywhere));
  // A certificate that the text names goes before others that lead to the same jobs.
  if (others.length > 0 && others.every(({ section }) => section === 'skills') && roles.length === 0) {
    // "Opera PMS" is a brand, and what it is: its own name goes before others of the kind.
    const brand = content.find((word) => others.some(({ same }) => same.includes(word)));
    const own = brand === undefined ? asTyped : anywhere(brand);
    const skill = brand === undefined ? beside : lexeme(PREFIX.beside + stemOf(brand));
    const said = anyOf(asTyped, ...others.map((group) => lexeme(promiseOf(group))));
    const ways = { title: inTitle, akin: skill, native: own, name: own, wider: inGroups, text: said };
    return { ...typed, kind: 'role', label: typed.typed, groups, ways };
  }
  const wider = anyOf(
    // "Lodge Head Chef" for "camp chef", where the text names the camp. A "camarera de piso" is no camarera.
    content.length === 1 || content.some((word) => FOREIGN_FILLERS.has(word))
      ? null
      : allOf(anyOf(...content.filter(isTelling).map(titleWord)), asTyped),
    // A word of another job's name is not this job: a demi chef de rang is no chef.
    content.length === 1 && roles.length > 0 && !isVague ? null : inTitle,
    beside,
    ...roles.flatMap((group) => [innerConceptOf(group), closeConceptOf(group)]).map((one) => lexeme(one)),
    inGroups,
  );
  const ways = {
    // A title with a word of several jobs ("steward") means one of them.
    title: roles.length === 1 && !isVague ? allOf(inTitle, name) : inTitle,
    // "Fitness Instructor" for "fitness trainer"; a skill is the skill of that name.
    akin: roles.length === 0 ? beside : content.length === 1 ? null : allOf(name, anyInTitle),
    native: allOf(name, inLanguageOf(words)),
    name,
    wider,
    text: asTyped,
  };
  return { ...typed, kind: 'role', label: typed.typed, groups, ways };
}

/** A word that is no term: of an abbreviation, of a name, or the beginning of a word. */
function wordWant(word: string, typed: Typed, thesaurus: Thesaurus, lookup: Lookup): Want {
  const label = typed.typed;
  if (isUnspaced(word) || NUMBER.test(word)) {
    const inside = lookup.containing(word) ?? [];
    const inTitle = anyOf(...inside.map((token) => lexeme(PREFIX.title + stemOf(token))), titleWord(word));
    const ways = {
      ...sameWay(null),
      title: inTitle,
      text: anyOf(...inside.map((token) => lexeme(token)), anywhere(word)),
    };
    return { ...typed, kind: 'word', label, groups: [], ways };
  }
  const inUse = [...(lookup.knows(word) ? [word] : []), ...(lookup.containing(word) ?? []).map(foldAccents)];
  const groups = thesaurus.beginningWith(word, inUse);
  const isBeginning = !lookup.knows(word) && (lookup.begins(word) || groups.length > 0);
  const name = anyOf(...groups.map((group) => lexeme(conceptOf(group))));
  const begun = (prefix: string): string => lexeme(prefix + word, true);
  const ways = isBeginning
    ? {
        title: begun(PREFIX.title),
        akin: null,
        native: allOf(name, inLanguageOf([word])),
        name,
        wider: anyOf(begun(PREFIX.beside), ...groups.map((group) => lexeme(innerConceptOf(group)))),
        text: anyOf(begun(''), begun(PREFIX.stem)),
      }
    : {
        ...sameWay(null),
        title: titleWord(word),
        // A word may be the beginning of the one that is meant: "house" of "housekeeping".
        akin: word.length < LEAST_BEGINNING ? null : begun(PREFIX.title),
        name,
        wider: lexeme(PREFIX.beside + stemOf(word)),
        text: anywhere(word),
      };
  return { ...typed, kind: 'word', label, groups, ways };
}

/** Quoted words: all of them, and their text as it stands. */
export function quotedWant(quoted: string, words: readonly string[], typed: Typed): Want {
  const all = (query: (word: string) => Query): Query => (words.length === 0 ? null : allOf(...words.map(query)));
  const ways = { ...sameWay(null), title: all(titleWord), text: all(anywhere) };
  return { ...typed, kind: 'word', label: `“${quoted}”`, groups: [], ways, quoted };
}

/** What must not be: a place or condition as data, a job by its title, a word in the title. */
export function exclusionOf(want: Want, thesaurus: Thesaurus): Want {
  const { kind, ways, groups } = want;
  // A kind of employer is what the company or category says: "not cruise" is no ship.
  const isEmployer = groups.length > 0 && groups.every(({ section }) => section === 'sectors');
  const isWhole = isEmployer || (groups.length > 0 && groups.every(isFamily));
  const inTitle = anyOf(ways.title, ways.name, isWhole ? ways.wider : null);
  const isSkill = groups.length > 0 && groups.every(({ section }) => section === 'skills');
  const query = isSkill ? satisfies(want) : kind === 'role' || kind === 'word' ? inTitle : ways.text;
  const opposite = groups.filter(({ asks }) => asks !== undefined).flatMap((group) => thesaurus.near(group));
  const prefers = kind === 'condition' ? anyOf(...opposite.map(statedBy)) : null;
  return {
    ...want,
    prefers,
    kind: 'exclusion',
    label: `not ${want.label}`,
    ways: sameWay(query === null ? null : `!${query}`),
  };
}

/** Two wants of a kind of which one is enough. */
export function eitherOf(one: Want, other: Want, joint: string): Want {
  const { place: _place, ...rest } = one;
  const joined = (first: string, second: string): string => `${first} ${joint} ${second}`;
  const ways = Object.fromEntries(TIERS.map((tier) => [tier, anyOf(one.ways[tier], other.ways[tier])]));
  return {
    ...rest,
    label: joined(one.label, other.label),
    typed: joined(one.typed, other.typed),
    at: [...one.at, ...other.at],
    groups: [...one.groups, ...other.groups],
    ways: ways as Want['ways'],
    ...(one.mentioned !== undefined && { mentioned: anyOf(one.mentioned, other.mentioned ?? null) }),
  };
}

export function sameWay(query: Query): Want['ways'] {
  return { title: query, akin: query, native: query, name: query, wider: query, text: query };
}

/** Whether a word of the name of a job may stand for it: no rank. */
function isTelling(word: string): boolean {
  return !LEADER.has(stemOf(word));
}

function innerLexeme(group: Group): string {
  return lexeme(innerConceptOf(group));
}

/** Listings in a language of the words. */
function inLanguageOf(words: readonly string[]): Query {
  return anyOf(...languagesOfJob(words).map((language) => lexeme(PREFIX.language + language)));
}

function titleWord(word: string): Query {
  const root = rootOf(word);
  const stem = lexeme(PREFIX.title + stemOf(word));
  return anyOf(stem, lexeme(PREFIX.root + root));
}

function anywhere(word: string): Query {
  const stem = stemOf(word);
  return anyOf(lexeme(word), lexeme(stem), lexeme(PREFIX.stem + stem));
}

/** Capitalizes the name of a place, and abbreviations throughout. */
function capitalized(name: string): string {
  if (name.length <= 3) return name.toUpperCase();
  return name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
