import { LRUCache } from 'lru-cache';
import { FAMILY } from './listing-terms.js';
import { contentWords, MAX_TERM, type Group, type Thesaurus } from './thesaurus.js';
import { familyOf, stemOf } from './words.js';

/** Words that say the same as a part of a search, and where a listing has to have them. */
export type Alternative = {
  /** Stems, all of which a listing must have. */
  readonly stems: readonly string[];
  readonly place: 'anywhere' | 'title' | 'title or skills' | 'location';
  /** How near it is to what was typed, 1 being the same. */
  readonly weight: number;
  /** Tells people why it fits; undefined for what they typed. */
  readonly because?: string;
  readonly term: string;
};

/** A part of a search with everything that stands for it. */
export type Slot = {
  readonly typed: string;
  readonly kind: Group['section'] | 'word';
  readonly alternatives: readonly Alternative[];
};

const WEIGHTS = { typed: 1, same: 0.9, family: 0.85, inner: 0.75, wider: 0.5, near: 0.4 };
const AMBIGUOUS = 0.6;
/** Of all parts of a search together: more would cost more time than they find. */
const MAX_ALTERNATIVES = 90;
/** Of each part, however many there are. */
const MIN_ALTERNATIVES = 30;
const STEMS = new LRUCache<string, readonly string[]>({ max: 10_000 });
/** Longer searches are cut off. */
const MAX_WORDS = 12;
/** Words that only say that somebody looks for a job. */
const NOISE = new Set(
  'job jobs work working vacancy vacancies position positions hiring wanted career careers opportunity opportunities employment role roles looking need want apply near me best any good people person staff team'.split(
    ' ',
  ),
);

/** The words of a search that are looked at. */
export function searchWords(text: string): string[] {
  return [...new Set(contentWords(text))].slice(0, MAX_WORDS);
}

/** Splits the words of a search into terms of the trade, names of places and other words, with all that stands for each. */
export function understand(words: readonly string[], thesaurus: Thesaurus, isLocation = false): Slot[] {
  const slots: Slot[] = [];
  for (let index = 0; index < words.length;) {
    const { typed, groups } = longestTerm(words.slice(index), thesaurus, isLocation);
    slots.push(slotOf(typed, groups, thesaurus, isLocation));
    index += typed.length;
  }
  const telling = slots.filter(({ typed, kind }) => kind !== 'word' || !NOISE.has(typed));
  const kept = telling.length > 0 ? telling : slots;
  const most = Math.max(MIN_ALTERNATIVES, Math.floor(MAX_ALTERNATIVES / kept.length));
  return kept.map((slot) => ({ ...slot, alternatives: slot.alternatives.slice(0, most) }));
}

function longestTerm(words: readonly string[], thesaurus: Thesaurus, isLocation: boolean) {
  for (let length = Math.min(MAX_TERM, words.length); length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const groups = thesaurus.find(typed).filter(({ section }) => !isLocation || section === 'places');
    if (groups.length > 0) return { typed, groups };
  }
  for (let length = isLocation ? 0 : Math.min(MAX_TERM, words.length); length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const groups = length === 1 && NOISE.has(typed.join()) ? [] : thesaurus.findPartly(typed);
    if (groups.length > 0) return { typed, groups };
  }
  return { typed: words.slice(0, 1), groups: [] };
}

function slotOf(words: readonly string[], groups: readonly Group[], thesaurus: Thesaurus, isLocation: boolean): Slot {
  const typed = words.join(' ');
  const found: Alternative[] = [
    { stems: stemsOf(words), place: isLocation ? 'location' : 'anywhere', weight: WEIGHTS.typed, term: typed },
  ];
  const family = words.length === 1 && !isLocation ? familyOf(typed) : undefined;
  if (family !== undefined) {
    const because = `it has another form of ${typed}`;
    found.push({ stems: [FAMILY + family], place: 'title', weight: WEIGHTS.family, because, term: typed });
  }
  for (const group of groups) found.push(...alternativesFrom(group, typed, thesaurus));
  return { typed, kind: groups[0]?.section ?? 'word', alternatives: essential(found) };
}

function alternativesFrom(group: Group, typed: string, thesaurus: Thesaurus): Alternative[] {
  const place = PLACES[group.section];
  const from = (other: Group, weight: number, because: (term: string) => string): Alternative[] =>
    [...other.same, ...other.short]
      .filter((term) => term !== typed && !thesaurus.generic.has(term))
      .map((term) => ({
        stems: stemsOfTerm(term),
        place: PLACES[other.section],
        weight: weight * (thesaurus.ambiguous.has(term) && place !== 'location' ? AMBIGUOUS : 1),
        because: because(term),
        term,
      }));
  const isDoing = !isIn([...group.same, ...group.short], typed);
  const isPlace = group.section === 'places';
  const same = (term: string): string => {
    if (isDoing) return `${term} fits "${typed}"`;
    if (isPlace) return `${nameOf(term)} is another name for ${nameOf(typed)}`;
    if (group.short.includes(typed)) return `${typed.toUpperCase()} stands for ${group.name}`;
    return `${term} is similar to ${typed}`;
  };
  const inner = isPlace
    ? (term: string) => `${nameOf(term)} is in ${nameOf(typed)}`
    : (term: string) => `${term} belongs to ${typed}`;
  return [
    ...from(group, WEIGHTS.same, same),
    ...thesaurus.within(group).flatMap((other) => from(other, WEIGHTS.inner, inner)),
    ...(isPlace
      ? []
      : thesaurus.around(group).flatMap((other) => from(other, WEIGHTS.wider, (term) => `${term} includes ${typed}`))),
    ...thesaurus.near(group).flatMap((other) => from(other, WEIGHTS.near, (term) => `${term} is related to ${typed}`)),
  ];
}

const PLACES = {
  roles: 'title',
  sectors: 'anywhere',
  skills: 'title or skills',
  levels: 'anywhere',
  places: 'location',
} as const satisfies Record<Group['section'], Alternative['place']>;

/** Leaves out what another alternative finds as well, at least as near. */
function essential(found: readonly Alternative[]): Alternative[] {
  const kept: Alternative[] = [];
  for (const alternative of found.toSorted((a, b) => b.weight - a.weight || a.stems.length - b.stems.length)) {
    const isFound = kept.some(
      ({ stems, place }) =>
        (place === alternative.place || place === 'anywhere') &&
        stems.every((stem) => alternative.stems.includes(stem)),
    );
    if (!isFound && kept.length < MAX_ALTERNATIVES) kept.push(alternative);
  }
  return kept;
}

function isIn(terms: readonly string[], typed: string): boolean {
  const key = stemsOfTerm(typed).toSorted().join(' ');
  return terms.some((term) => stemsOfTerm(term).toSorted().join(' ') === key);
}

function stemsOf(words: readonly string[]): string[] {
  return [...new Set(words.map(stemOf))];
}

function stemsOfTerm(term: string): readonly string[] {
  const stems = STEMS.get(term) ?? stemsOf(contentWords(term));
  STEMS.set(term, stems);
  return stems;
}

/** A place as people write it: abbreviations in capitals, names with capitals. */
function nameOf(term: string): string {
  if (term.length <= 3) return term.toUpperCase();
  return term.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
