import { Lists } from './lists.js';
import { FILES, placeNamed, readFile, type Group } from './thesaurus-files.js';
import { stemOf, wordsOf } from './words.js';

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

function withoutFillers(words: string[]): string[] {
  const content = words.filter((word) => !FILLERS.has(word));
  return content.length > 0 ? content : words;
}

/** Abbreviations of a term: the first letters of its words, with or without "and", "of" and other fillers. */
export function initialsOf(term: string): string[] {
  return initialsOfWords(wordsOf(term));
}

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

/** Terms of the trade and names of places, from the YAML files in this folder. */
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
  /** Words of more than one term, and how many terms have each. */
  readonly words = new Map<string, number>();
  private readonly stems = new Set<string>();

  constructor(
    readonly groups: readonly Group[],
    /** Terms too vague to replace others. */
    readonly generic: ReadonlySet<string> = new Set(),
    /** Terms with more than one meaning. */
    readonly ambiguous: ReadonlySet<string> = new Set(),
    /** Terms that can end a compound word for the same job. */
    private readonly heads: readonly string[] = [],
  ) {
    for (const group of groups) {
      if (!this.byName.has(group.name)) this.byName.set(group.name, group);
      for (const term of [...group.same, ...group.short]) this.learn(term, group, group.section === 'roles');
      for (const phrase of group.doing) this.learn(phrase, group);
    }
    for (const group of groups) {
      for (const name of group.includes) {
        if (group.section === 'places' && !this.byName.has(name)) this.learnPlace(name);
        this.wider.add(name, group);
      }
      this.nearTo.set(group.name, new Set(group.near));
    }
    // Certificates lead to jobs, but not the other way: many jobs need the same certificate.
    for (const { name } of groups.filter(({ section }) => section === 'roles')) {
      for (const other of this.byName.get(name)?.near ?? []) this.nearTo.get(other)?.add(name);
    }
    for (const [word, terms] of this.words) if (terms < LEAST_TERMS) this.words.delete(word);
    this.stemOfWord.clear();
  }

  /** All groups, including places listed only inside other places. */
  get all(): Group[] {
    return [...new Set([...this.groups, ...this.byName.values()])];
  }

  /** The thesaurus from the files, which are read only once. */
  static load(): Thesaurus {
    return (loaded ??= Thesaurus.read());
  }

  private static read(): Thesaurus {
    const files = FILES.map(readFile);
    return new Thesaurus(
      files.flatMap(({ groups }) => groups),
      new Set(files.flatMap(({ generic }) => generic)),
      new Set(files.flatMap(({ ambiguous }) => ambiguous)),
      files.flatMap(({ heads }) => heads),
    );
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

  /** Whether the words describe the subject of a job ("wedding", "yoga"), that is, few job groups use them. */
  isSubject(words: readonly string[]): boolean {
    return this.jobsWith(words).size <= MOST_SUBJECTS;
  }

  private jobsWith(words: readonly string[]): Set<Group> {
    const [first = [], ...rest] = words.map((word) => this.byStem.of(stemOf(word)));
    const terms = first.filter((term) => rest.every((others) => others.includes(term)));
    return new Set(terms.flatMap((term) => this.jobs[term] ?? []));
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
    return this.wider.of(group.name);
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
    this.byTerm.add(stems.sort().join(' '), group);
    if (words.length > 1 && words.length < 4) this.byTerm.add(this.stem(words.join('')), group);
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

let loaded: Thesaurus | undefined;
