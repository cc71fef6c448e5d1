import type { Group } from '../vocabulary/group.js';
import { FOREIGN_FILLERS, NOISE } from '../vocabulary/noise.js';
import { MAX_TERM, type Thesaurus } from '../vocabulary/thesaurus.js';
import type { KnownPlace, Lookup } from './wants.js';

/** A run of words that means one thing. */
export type Segment = {
  readonly words: readonly string[];
  /** Position of its first word. */
  readonly start: number;
  readonly groups: readonly Group[];
  readonly place?: KnownPlace | undefined;
  /** Everyday words that say nothing about a job. */
  readonly isNoise: boolean;
};

/** The fewer, the better understood; several words that are one term are never split. */
const COSTS = {
  term: 1,
  place: 1,
  placeByName: 1.05,
  unknown: 1.7,
  noise: 0.3,
  phrase: 0.75,
  inOtherOrder: 0.1,
  ofNoise: 0.01,
};

/** Words for work, which may belong to a term or stand beside it. */
export const WORK = new Set(['job', 'jobs', 'work', 'working', 'career', 'careers']);

const isFiller = (word: string): boolean => NOISE.has(word) || FOREIGN_FILLERS.has(word);

/** Splits words so that most of them are understood as terms, names of places and conditions. */
export function segmentsOf(words: readonly string[], thesaurus: Thesaurus, lookup: Lookup): Segment[] {
  const best: { cost: number; segments: Segment[] }[] = [{ cost: 0, segments: [] }];
  for (let end = 1; end <= words.length; end += 1) {
    for (let start = Math.max(0, end - MAX_TERM); start < end; start += 1) {
      const before = best[start];
      const read = before && readSegment(words, start, end, thesaurus, lookup);
      if (!read) continue;
      const cost = before.cost + read.cost;
      if (cost < (best[end]?.cost ?? Infinity)) best[end] = { cost, segments: [...before.segments, read.segment] };
    }
  }
  const segments = best[words.length]?.segments ?? [];
  // A search of nothing but everyday words means what they say.
  return segments.every(({ isNoise }) => isNoise) ? segments.map((one) => ({ ...one, isNoise: false })) : segments;
}

function readSegment(
  all: readonly string[],
  start: number,
  end: number,
  thesaurus: Thesaurus,
  lookup: Lookup,
): { segment: Segment; cost: number } | undefined {
  const words = all.slice(start, end);
  const [first = ''] = words;
  const isSingle = words.length === 1;
  const segment = { words, start, groups: [], isNoise: false };
  if (isSingle && all.length > 1 && isFiller(first))
    return { segment: { ...segment, isNoise: true }, cost: COSTS.noise };
  const ordered = isSingle ? [] : thesaurus.findInOrder(words);
  const groups = ordered.length > 0 ? ordered : thesaurus.find(words);
  if (groups.length > 0 && !isSingle) {
    if (isAtEmployer(words, groups, thesaurus)) return undefined;
    // A tour guide with horses is no horse guide on tours.
    const turned = ordered.length > 0 ? 0 : COSTS.inOtherOrder;
    // "Ski resort jobs" are the jobs of that name, and all others at ski resorts.
    const named = words.filter((word) => !WORK.has(word));
    const more = named.length > 0 && named.length < words.length ? thesaurus.find(named) : [];
    // A term of everyday words ("student job") is one sooner than noise.
    const cost = words.every(isFiller)
      ? Math.min(COSTS.phrase, words.length * COSTS.noise - COSTS.ofNoise)
      : COSTS.phrase;
    return { segment: { ...segment, groups: [...new Set([...groups, ...more])] }, cost: cost + turned };
  }
  if (groups.length > 0) return { segment: { ...segment, groups }, cost: COSTS.term };
  const place = words.every(isFiller) ? undefined : lookup.place(words.join(' '));
  const isSure =
    place !== undefined && !(place.isGuess && words.every((word) => lookup.knows(word) || lookup.begins(word)));
  if (isSure) return { segment: { ...segment, place }, cost: COSTS.placeByName };
  if (!isSingle) return undefined;
  const short = thesaurus.findShort(first);
  if (short.length > 0) return { segment: { ...segment, groups: short }, cost: COSTS.term };
  return { segment, cost: COSTS.unknown };
}

/** Kinds of employers that not every listing for a job in general is from. */
const EMPLOYERS = new Set([
  'cruise',
  'ferry',
  'yacht',
  'airline',
  'railway',
  'theme park',
  'ski resort',
  'beach resort',
  'campsite',
  'hostel',
  'safari',
]);

/** Whether the words are a job that stands beside a kind of employer: a cruise ship bartender is a bartender on a ship. */
function isAtEmployer(words: readonly string[], groups: readonly Group[], thesaurus: Thesaurus): boolean {
  const isEmployer = (some: readonly string[]): boolean =>
    thesaurus.find(some).some(({ section, name }) => section === 'sectors' && EMPLOYERS.has(name));
  const isSame = (some: readonly string[]): boolean => {
    const found = some.some((word) => isEmployer([word])) ? [] : thesaurus.find(some);
    return (
      found.length === groups.length && groups.every((group) => group.section === 'roles' && found.includes(group))
    );
  };
  // A ship's doctor is always on a ship.
  if (groups.some(({ name }) => name.split(' ').some((word) => isEmployer([word])))) return false;
  return words.some((_, at) => {
    const [first, last] = [words.slice(0, at), words.slice(at)];
    return at > 0 && ((isEmployer(first) && isSame(last)) || (isEmployer(last) && isSame(first)));
  });
}
