import { closeConceptOf, conceptOf, FAMILY, innerConceptOf, PLACES, type Place } from './concepts.js';
import { contentWords, initialsOf, MAX_TERM, stemsOf, termKey, type Thesaurus } from './thesaurus.js';
import type { Group } from './thesaurus-files.js';
import { FOREIGN_FILLERS, NOISE } from './noise.js';
import { familyOf } from './words.js';

/** Words equivalent to a part of a search, and where a listing must have them. */
export type Alternative = {
  /** Stems a listing must all have. */
  readonly stems: readonly string[];
  readonly place: Place;
  /** Similarity to what was typed, where 1 is identical. */
  readonly weight: number;
  /** The reason shown to users; undefined for the words they typed. */
  readonly because?: string;
  readonly term: string;
};

/** A part of a search with all its alternatives. */
export type Slot = {
  readonly typed: string;
  readonly kind: Group['section'] | 'word' | 'generic';
  /** The words as typed, and other forms of them. */
  readonly own: readonly Alternative[];
  /** Terms of related groups, closest first, by the lexeme that listings with them have. */
  readonly others: ReadonlyMap<string, () => readonly Alternative[]>;
  /** A listing matches if it has any of these sets of lexemes. */
  readonly lexemes: readonly (readonly string[])[];
};

const WEIGHTS = { typed: 1, same: 0.9, family: 0.85, inner: 0.75, wider: 0.5, head: 0.45, near: 0.4, subject: 0.35 };
const AMBIGUOUS = 0.6;
/** For listings whose title only resembles a group. */
const CLOSE = 0.7;
/** Terms that share a word with the input or abbreviate to it rank higher, as do groups listed first. */
const SHARED = 1.04;
const NEXT = 0.99;
const NEXT_WITHIN = 0.95;
/** Longer searches are truncated. */
const MAX_WORDS = 12;

/** The words of a search that are used. */
export function searchWords(text: string): string[] {
  const words = [...new Set(contentWords(text))];
  const looked = words.length > MAX_WORDS ? words.filter((word) => !NOISE.has(word)) : words;
  return looked.slice(0, MAX_WORDS);
}

/** Splits a search into terms of the trade, names of places and other words, each with its alternatives. */
export function understand(words: readonly string[], thesaurus: Thesaurus, isLocation = false): Slot[] {
  const slots: Slot[] = [];
  for (let index = 0; index < words.length;) {
    const { typed, groups } = nextTerm(words.slice(index), thesaurus, isLocation);
    const isFiller = words.length > 1 && typed.length === 1 && FOREIGN_FILLERS.has(typed.join());
    slots.push(slotOf(typed, isFiller ? [] : groups, thesaurus, isLocation));
    index += typed.length;
  }
  const telling = slots.filter(({ typed, kind }) => kind !== 'word' || !NOISE.has(typed));
  return withGeneric(telling.length > 0 ? telling : slots, thesaurus);
}

/** Marks words that add little next to the name of a job: a "slots host" need not be called host. */
function withGeneric(slots: readonly Slot[], { generic }: Thesaurus): Slot[] {
  const isGeneric = ({ typed, kind }: Slot): boolean => kind !== 'places' && generic.has(typed);
  const hasJob = slots.some((slot) => slot.kind === 'roles' && !isGeneric(slot));
  return slots.map((slot) => (hasJob && isGeneric(slot) ? { ...slot, kind: 'generic' } : slot));
}

/**
 * The term a search begins with. "Jobs night receptionist" means a night receptionist rather than night jobs, and "de
 * serveur" a serveur.
 */
function nextTerm(words: readonly string[], thesaurus: Thesaurus, isLocation: boolean) {
  const term = longestTerm(words, thesaurus, isLocation);
  const [first = ''] = words;
  if (term.typed.length === 1 || !NOISE.has(first)) return term;
  const { typed, groups } = longestTerm(words.slice(1), thesaurus, isLocation);
  const isUseless = FOREIGN_FILLERS.has(first) ? groups.length > 0 : typed.length >= term.typed.length;
  return isUseless ? { typed: [first], groups: [] } : term;
}

function longestTerm(words: readonly string[], thesaurus: Thesaurus, isLocation: boolean) {
  for (let length = Math.min(MAX_TERM, words.length); length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const groups = thesaurus.find(typed).filter(({ section }) => !isLocation || section === 'places');
    if (groups.length > 0) return { typed, groups };
  }
  for (let length = isLocation ? 0 : Math.min(MAX_TERM, words.length); length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const groups = typed.every((word) => NOISE.has(word)) ? [] : thesaurus.findPartly(typed);
    if (groups.length > 0) return { typed, groups };
  }
  return { typed: words.slice(0, 1), groups: isLocation ? [] : thesaurus.findShort(words[0] ?? '') };
}

function slotOf(words: readonly string[], groups: readonly Group[], thesaurus: Thesaurus, isLocation: boolean): Slot {
  const typed = words.join(' ');
  const own: Alternative[] = [
    { stems: stemsOf(words), place: isLocation ? 'location' : 'anywhere', weight: WEIGHTS.typed, term: typed },
  ];
  const family = words.length === 1 && !isLocation ? familyOf(typed) : undefined;
  if (family !== undefined) {
    const because = `it has another form of ${typed}`;
    own.push({ stems: [FAMILY + family], place: 'title', weight: WEIGHTS.family, because, term: typed });
  }
  const head = headOf(words, groups, thesaurus);
  if (head !== undefined) {
    const because = `it is another kind of ${head}`;
    own.push({ stems: stemsOf([head]), place: 'title', weight: WEIGHTS.head, because, term: typed });
  }
  const subject = subjectOf(words, groups, thesaurus);
  if (subject !== undefined) {
    const because = `it is about ${subject.join(' ')} too`;
    own.push({ stems: stemsOf(subject), place: 'title', weight: WEIGHTS.subject, because, term: typed });
  }
  const others = new Map<string, () => readonly Alternative[]>();
  const lexemes = new Set<string>();
  const isPlace = groups[0]?.section === 'places';
  const all = groups.flatMap((group) =>
    relatives(group, typed, thesaurus).map((relative) => [group, relative] as const),
  );
  for (const [group, { other, weight, because, isInner }] of all.sort(
    ([, one], [, another]) => another.weight - one.weight,
  )) {
    const concept = conceptOf(other);
    lexemes.add(isInner ? innerConceptOf(group) : concept);
    if (others.has(concept)) continue;
    if (other.section === 'roles') {
      const close = {
        stems: [],
        place: 'title',
        weight: weight * CLOSE,
        because: `it is close to ${other.name}`,
      } as const;
      if (!isInner) lexemes.add(closeConceptOf(other));
      others.set(closeConceptOf(other), () => [{ ...close, term: typed }]);
    }
    others.set(
      concept,
      once(() => alternativesOf(other, thesaurus, { typed, weight, because, isPlace })),
    );
  }
  const kind = groups[0]?.section ?? 'word';
  return { typed, kind, own, others, lexemes: [...own.map(({ stems }) => stems), ...[...lexemes].map((one) => [one])] };
}

/** The last word of a job's name, if it is a job as well: a wine waiter is a kind of waiter. */
function headOf(words: readonly string[], groups: readonly Group[], thesaurus: Thesaurus): string | undefined {
  const head = words.length > 1 && groups[0]?.section === 'roles' ? words.at(-1) : undefined;
  if (head === undefined || thesaurus.generic.has(head)) return undefined;
  return thesaurus.find([head]).some(({ section }) => section === 'roles') ? head : undefined;
}

/** The subject of a job, from the words before its name: a wedding planner is about weddings. */
function subjectOf(
  words: readonly string[],
  groups: readonly Group[],
  thesaurus: Thesaurus,
): readonly string[] | undefined {
  const subject = groups[0]?.section === 'roles' ? words.slice(0, -1) : [];
  return subject.length > 0 && thesaurus.isSubject(subject) ? subject : undefined;
}

/** Computes lazily: most terms of a continent are never needed. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

type Relative = {
  readonly other: Group;
  readonly weight: number;
  readonly because: (term: string) => string;
  readonly isInner?: boolean;
};

/** Related groups, with the reason for each. */
function relatives(group: Group, typed: string, thesaurus: Thesaurus): Relative[] {
  const isPlace = group.section === 'places';
  const inner = isPlace
    ? (term: string) => `${nameOf(term)} is in ${nameOf(typed)}`
    : (term: string) => `${term} belongs to ${typed}`;
  const listed = (groups: readonly Group[], weight: number, because: (term: string) => string): Relative[] =>
    groups.map((other, index) => ({ other, weight: isPlace ? weight : weight * NEXT ** index, because }));
  return [
    { other: group, weight: WEIGHTS.same, because: sameness(group, typed) },
    ...listed(thesaurus.within(group), WEIGHTS.inner, inner).map((one) => ({ ...one, isInner: true })),
    ...(isPlace ? [] : thesaurus.around(group)).map((other) => ({
      other,
      weight: WEIGHTS.wider * NEXT_WITHIN ** other.includes.indexOf(group.name),
      because: (term: string) => `${term} includes ${typed}`,
    })),
    ...listed(thesaurus.near(group), WEIGHTS.near, (term) => `${term} is related to ${typed}`),
  ];
}

function sameness(group: Group, typed: string): (term: string) => string {
  const names = [...group.same, ...group.short];
  const spelledOut =
    group.section === 'places' ? undefined : group.same.find((term) => initialsOf(term).includes(typed));
  if (spelledOut !== undefined) return () => `${typed.toUpperCase()} stands for ${spelledOut}`;
  if (!names.some((term) => termKey(contentWords(term)) === termKey(contentWords(typed))))
    return (term) => `${term} fits "${typed}"`;
  if (group.section === 'places') return (term) => `${nameOf(term)} is another name for ${nameOf(typed)}`;
  if (group.short.includes(typed)) return () => `${typed.toUpperCase()} stands for ${group.name}`;
  return (term) => `${term} is similar to ${typed}`;
}

function alternativesOf(
  group: Group,
  thesaurus: Thesaurus,
  from: { typed: string; weight: number; because: (term: string) => string; isPlace: boolean },
): Alternative[] {
  const typed = stemsOf(from.typed.split(' '));
  return thesaurus
    .terms(group)
    .filter(({ text }) => text !== from.typed)
    .map(({ text, stems }) => ({
      stems,
      place: PLACES[group.section],
      weight:
        from.weight *
        (thesaurus.ambiguous.has(text) && !from.isPlace ? AMBIGUOUS : 1) *
        (stems.some((stem) => typed.includes(stem)) || initialsOf(text).includes(from.typed) ? SHARED : 1),
      because: from.because(text),
      term: text,
    }));
}

/** Other terms for a slot, closest first, without those that contain an earlier one. */
export function otherTerms({ typed, own, others }: Slot, limit: number): string[] {
  const kept = [...own];
  for (const terms of others.values()) {
    for (const one of terms().toSorted((a, b) => b.weight - a.weight || a.stems.length - b.stems.length)) {
      const isHeld = kept.some(
        ({ stems, place }) =>
          (place === one.place || place === 'anywhere') && stems.every((stem) => one.stems.includes(stem)),
      );
      if (!isHeld && one.stems.length > 0) kept.push(one);
    }
    if (kept.length > limit) break;
  }
  return kept.map(({ term }) => term).filter((term) => term !== typed);
}

/** Lexemes of listings about a term of the trade; null for other words. */
export function meaningOf(words: readonly string[], thesaurus: Thesaurus): Slot['lexemes'] | null {
  const groups = words.length === 0 ? [] : thesaurus.find(words);
  if (groups.length === 0) return null;
  const concepts = groups.flatMap((group) => [
    conceptOf(group),
    innerConceptOf(group),
    ...thesaurus.around(group).map(conceptOf),
  ]);
  return [stemsOf(words), ...concepts.map((concept) => [concept])];
}

/** Capitalizes the name of a place, and abbreviations throughout. */
function nameOf(term: string): string {
  if (term.length <= 3) return term.toUpperCase();
  return term.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
