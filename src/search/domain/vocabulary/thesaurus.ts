import { Lists } from './lists.js';
import { placeNamed, type Group } from './group.js';
import { isUnspaced, stemOf, wordsOf } from './words.js';

/** A term of a group, and the stems of its words that matter. */
export type Term = { readonly group: Group; readonly text: string; readonly stems: readonly string[] };

/** A word used by more groups than this says too little, alone or as the subject of a job. */
const MOST_MEANINGS = 2;
const MOST_SUBJECTS = 4;

/** Shorter abbreviations are ambiguous, unless the thesaurus lists them. */
const LEAST_INITIALS = 3;

/** Words in fewer terms are suggested only if a listing uses them. */
const LEAST_TERMS = 2;

/** Letters before the head of a longer word. */
const LEAST_BEFORE_HEAD = 3;

/** Shorter parts begin too many names, and more jobs than these say nothing. */
const LEAST_BEGINNING = 4;
const MOST_BEGUN = 8;

/** Letters of the longest term in a script without blanks. */
const LONGEST_UNSPACED = 12;

/** Maximum words in a term, fillers excluded. */
export const MAX_TERM = 6;
const FILLERS = new Set(
  'a an the of in on at to for and or with by from as is be my me i we our your this that near around into us im ive id'.split(
    ' ',
  ),
);

/** The words of a text without fillers, or all of them if it has no others. */
export function contentWords(text: string): string[] {
  return withoutFillers(wordsOf(text));
}

/** The same of words. */
export function withoutFillers(words: string[]): string[] {
  const content = words.filter((word) => !FILLERS.has(word));
  return content.length > 0 ? content : words;
}

/** Abbreviations of a term: the first letters of its words, with or without "and", "of" and other fillers. */
function initialsOfWords(words: string[]): string[] {
  const ways = [words, words.filter((word) => word !== 'and'), withoutFillers(words)];
  return ways.filter(({ length }) => length > 1).map((way) => way.map((word) => word[0]).join(''));
}

/** Key for comparing terms, independent of word order and inflection. */
export function termKey(words: readonly string[]): string {
  return words.map(stemOf).sort().join(' ');
}

/** Distinct stems of the words. */
export function stemsOf(words: readonly string[]): string[] {
  return [...new Set(words.map(stemOf))];
}

/** Terms of the trade and names of places, by their words. */
export class Thesaurus {
  private readonly byName = new Map<string, Group>();
  private readonly byTerm = new Lists<Group>();
  /** Job groups by the initials of their names. */
  private readonly byInitials = new Lists<Group>();
  /** The group of each term of a job, and by stem the positions of the terms with it. */
  private readonly jobs: Group[] = [];
  private readonly byStem = new Lists<number>();
  private readonly stemOfWord = new Map<string, string>();
  /** The stems of a group's terms, as text, which takes much less memory than arrays. */
  private readonly stemsOf = new Map<Group, string>();
  private readonly wider = new Lists<Group>();
  private readonly nearTo = new Map<string, Set<string>>();
  /** Words of more than one term or that name a job, and how many terms have each. */
  readonly words = new Map<string, number>();
  /** The jobs whose names have a word first, and those words by their first letters. */
  private readonly firstWords = new Map<string, Set<Group>>();
  private readonly beginnings = new Lists<string>();
  private readonly stems = new Set<string>();
  private readonly vague: ReadonlySet<string>;
  /** The groups of each term of several words, by their stems in order. */
  private readonly inOrder = new Lists<Group>();

  constructor(
    readonly groups: readonly Group[],
    /** Terms too vague to replace others. */
    readonly generic: ReadonlySet<string> = new Set(),
    /** Terms with more than one meaning. */
    readonly ambiguous: ReadonlySet<string> = new Set(),
    /** Terms that can end a compound word for the same job. */
    readonly heads: readonly string[] = [],
  ) {
    for (const group of groups) {
      if (!this.byName.has(group.name)) this.byName.set(group.name, group);
      for (const term of [...group.same, ...group.short]) this.learn(term, group, group.section === 'roles');
      for (const phrase of group.doing) this.learn(phrase, group);
    }
    for (const group of groups) {
      for (const name of group.includes) {
        if (group.section === 'places' && !this.byName.has(name)) this.learnPlace(name);
        this.wider.add(keyAround(name, group), group);
      }
      this.nearTo.set(group.name, new Set(group.near));
    }
    // Certificates lead to jobs, but not the other way: many jobs need the same certificate.
    for (const { name } of groups.filter(({ section }) => section === 'roles')) {
      for (const other of this.byName.get(name)?.near ?? []) this.nearTo.get(other)?.add(name);
    }
    this.vague = new Set([...generic].map((term) => termKey(wordsOf(term))));
    for (const [word, terms] of this.words) if (terms < LEAST_TERMS && !this.isJob(word)) this.words.delete(word);
    this.stemOfWord.clear();
  }

  /** All groups, including places listed only inside other places. */
  get all(): Group[] {
    return [...new Set([...this.groups, ...this.byName.values()])];
  }

  /** Whether words are too vague to stand for a job ("guides"). */
  isVague(words: readonly string[]): boolean {
    return this.vague.has(termKey(words));
  }

  /** Whether a word occurs in a term in any form, or is a whole term ("tourguide"). */
  knows(word: string): boolean {
    return this.stems.has(stemOf(word)) || this.byTerm.of(stemOf(word)).length > 0;
  }

  /** The job at the end of an unknown compound: an Aushilfskellner is a Kellner. */
  headOf(word: string): string | undefined {
    if (this.knows(word)) return undefined;
    return this.heads.find((head) => word.endsWith(head) && word.length >= head.length + LEAST_BEFORE_HEAD);
  }

  /** Jobs for a word that is no term: an abbreviation ("dosm") or a compound. */
  findShort(word: string): readonly Group[] {
    const head = this.headOf(word);
    if (head !== undefined) return this.find([head]);
    const groups = this.byInitials.of(word);
    return groups.length > MOST_MEANINGS ? [] : groups;
  }

  /** Whether a word is the name of a job by itself. */
  isJob(word: string): boolean {
    return this.byTerm.of(stemOf(word)).some(({ section }) => section === 'roles');
  }

  /** Groups that contain several words as a term in this order. */
  findInOrder(words: readonly string[]): readonly Group[] {
    return this.inOrder.of(words.map(stemOf).join(' '));
  }

  /** Groups that contain a term, in any word order. */
  find(words: readonly string[]): readonly Group[] {
    const groups = this.byTerm.of(termKey(words));
    return groups.length === 0 && words.length === 2 ? this.byTerm.of(termKey([words.join('')])) : groups;
  }

  /** Job groups with a term that contains all the words; none if the words are too common. */
  findPartly(words: readonly string[]): readonly Group[] {
    const groups = this.jobsWith(words);
    return groups.size > MOST_MEANINGS ? [] : [...groups];
  }

  /** Words that are the name of a job together with a word: "crew" beside "cabin". */
  wordsBeside(word: string): string[] {
    const names = [...this.jobsWith([word])].flatMap(({ same, short }) => [...same, ...short].map(contentWords));
    const pairs = names.filter((words) => words.length === 2 && words.some((one) => stemOf(one) === stemOf(word)));
    return [...new Set(pairs.flat())].filter((one) => one !== word);
  }

  /** Whether the words describe the subject of a job ("wedding", "yoga"), that is, few job groups use them. */
  isSubject(words: readonly string[]): boolean {
    return this.jobsWith(words).size <= MOST_SUBJECTS;
  }

  private jobsWith(words: readonly string[]): Set<Group> {
    const [first = [], ...rest] = words.map((word) => this.byStem.of(stemOf(word)));
    const terms = first.filter((term) => rest.every((others) => others.includes(term)));
    return new Set(terms.flatMap((term) => this.jobs[term] ?? []));
  }

  /**
   * The jobs whose names begin with a part of a word, of those in use if any; those of a single word, if there are too many.
   * A word that is in use is a part of longer ones only.
   */
  beginningWith(part: string, used: readonly string[] = []): readonly Group[] {
    if (part.length < LEAST_BEGINNING) return [];
    const isWord = used.includes(part);
    const alike = this.beginnings.of(part.slice(0, LEAST_BEGINNING));
    const all = alike.filter((word) => word.startsWith(part) && !(isWord && word === part));
    const inUse = all.filter((word) => used.includes(word));
    const words = inUse.length > 0 ? inUse : all;
    const groups = new Set(words.flatMap((word) => [...(this.firstWords.get(word) ?? [])]));
    if (groups.size <= MOST_BEGUN) return [...groups];
    const named = new Set(words.flatMap((word) => this.find([word]).filter(({ section }) => section === 'roles')));
    return named.size > MOST_BEGUN ? [] : [...named];
  }

  /** A word of a script without blanks, cut into the terms inside it and what is left between them. */
  cut(word: string): string[] {
    if (!isUnspaced(word)) return [word];
    const parts: string[] = [];
    let rest = '';
    for (let at = 0; at < word.length;) {
      let length = Math.min(LONGEST_UNSPACED, word.length - at);
      while (length > 1 && this.byTerm.of(word.slice(at, at + length)).length === 0) length -= 1;
      if (length > 1) {
        if (rest !== '') parts.push(rest);
        parts.push(word.slice(at, at + length));
        rest = '';
      } else rest += word.slice(at, at + 1);
      at += length;
    }
    return rest === '' ? parts : [...parts, rest];
  }

  group(name: string): Group | undefined {
    return this.byName.get(name);
  }

  /** All groups within a group, recursively. */
  within(group: Group, seen = new Set<string>()): Group[] {
    return group.includes.flatMap((name) => {
      const inner = this.byName.get(name);
      if (!inner || seen.has(name)) return [];
      seen.add(name);
      return [inner, ...this.within(inner, seen)];
    });
  }

  /** Names and abbreviations of a group that can replace others. */
  terms(group: Group): readonly Term[] {
    const texts = [...group.same, ...group.short].filter((text) => !this.generic.has(text));
    const known = this.stemsOf.get(group) ?? texts.map((text) => stemsOf(contentWords(text)).join(' ')).join(',');
    this.stemsOf.set(group, known);
    const stems = known.split(',');
    return texts.map((text, index) => ({ group, text, stems: stems[index]?.split(' ') ?? [] }));
  }

  /** Direct parents of a group. */
  around(group: Group): readonly Group[] {
    return this.wider.of(keyAround(group.name, group));
  }

  near(group: Group): Group[] {
    return [...(this.nearTo.get(group.name) ?? [])].flatMap((name) => this.byName.get(name) ?? []);
  }

  private learn(term: string, group: Group, isAbbreviated = false): void {
    const all = wordsOf(term);
    const words = withoutFillers(all);
    const stems = words.map((word) => this.stem(word));
    const position = group.section === 'roles' ? this.jobs.push(group) - 1 : undefined;
    for (const [index, word] of words.entries()) {
      const stem = stems[index] ?? word;
      this.stems.add(stem);
      if (position !== undefined && /\p{L}{2}/u.test(word)) this.byStem.add(stem, position);
      if (word.length > 3) this.words.set(word, (this.words.get(word) ?? 0) + 1);
    }
    if (isAbbreviated) {
      for (const initials of initialsOfWords(all).filter(({ length }) => length >= LEAST_INITIALS))
        this.byInitials.add(initials, group);
    }
    if (isAbbreviated) this.learnFirst(words[0] ?? '', group);
    if (stems.length > 1) this.inOrder.add(stems.join(' '), group);
    this.byTerm.add(stems.sort().join(' '), group);
    if (words.length > 1 && words.length < 4) this.byTerm.add(this.stem(words.join('')), group);
  }

  private learnFirst(word: string, group: Group): void {
    const known = this.firstWords.get(word);
    if (known) return void known.add(group);
    this.firstWords.set(word, new Set([group]));
    this.beginnings.add(word.slice(0, LEAST_BEGINNING), word);
  }

  /** Remembers stems while terms are learned, because most words occur in many. */
  private stem(word: string): string {
    const known = this.stemOfWord.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word);
    this.stemOfWord.set(word, stem);
    return stem;
  }

  private learnPlace(name: string): void {
    const place = placeNamed(name);
    this.byName.set(name, place);
    this.learn(name, place);
  }
}

/** Spa is a town in Belgium, and a spa is not. */
function keyAround(name: string, { section }: Group): string {
  return section === 'places' ? `@${name}` : name;
}
