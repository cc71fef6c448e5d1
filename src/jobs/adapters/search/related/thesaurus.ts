import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { stemOf, wordsOf } from './words.js';

/** What a group is about, and so where its terms are looked for. */
export type Section = 'roles' | 'sectors' | 'skills' | 'levels' | 'places';

/** Words for the same thing, and the groups that belong to it. See thesaurus.yml. */
export type Group = {
  readonly name: string;
  readonly section: Section;
  readonly same: readonly string[];
  readonly short: readonly string[];
  readonly doing: readonly string[];
  readonly includes: readonly string[];
  readonly near: readonly string[];
};

/** Lists are written as text with commas, which YAML reads several times faster than sequences. */
type WrittenGroup = { readonly same: string } & Partial<Record<'short' | 'doing' | 'includes' | 'near', string>>;
type WrittenFile = Partial<Record<'ambiguous' | 'generic' | 'heads', string>> &
  Partial<Record<Section, readonly WrittenGroup[]>>;
type File = Record<'ambiguous' | 'generic' | 'heads', readonly string[]> & { readonly groups: readonly Group[] };

/** What the thesaurus is read from. */
export const FILES = ['thesaurus.yml', 'places.yml'];
const SECTIONS: readonly Section[] = ['roles', 'sectors', 'skills', 'levels', 'places'];

/** A term of a group, and the stems of its words that matter. */
type Term = { readonly text: string; readonly stems: readonly string[] };

/** Words that are part of terms in more groups say too little, alone or as what a job is about. */
const MOST_MEANINGS = 2;
const MOST_SUBJECTS = 4;

/** Shorter abbreviations stand for too much, unless the thesaurus names them. */
const LEAST_INITIALS = 3;

/** Letters before the head of a longer word. */
const LEAST_BEFORE_HEAD = 3;

/** The longest term, in words without fillers. */
export const MAX_TERM = 6;
const FILLERS = new Set(
  'a an the of in on at to for and or with by from as is be my me i we our your this that near around into us im ive id'.split(
    ' ',
  ),
);

/** The words of a term or search that matter, those of a term in the order of the alphabet: people write them in any. */
export function contentWords(text: string): string[] {
  return withoutFillers(wordsOf(text));
}

function withoutFillers(words: string[]): string[] {
  const content = words.filter((word) => !FILLERS.has(word));
  return content.length > 0 ? content : words;
}

/** What people abbreviate a term to: the first letters of all its words, with or without "and", "of" and the like. */
export function initialsOf(term: string): string[] {
  return initialsOfWords(wordsOf(term));
}

function initialsOfWords(words: string[]): string[] {
  const ways = [words, words.filter((word) => word !== 'and'), withoutFillers(words)];
  return ways.filter(({ length }) => length > 1).map((way) => way.map((word) => word[0]).join(''));
}

/** The form in which terms are compared. */
export function termKey(words: readonly string[]): string {
  return words.map(stemOf).sort().join(' ');
}

/** The stems of words, each once. */
export function stemsOf(words: readonly string[]): string[] {
  return [...new Set(words.map(stemOf))];
}

/** The words of the trade and the names of places, as the files beside this one have them. */
export class Thesaurus {
  private readonly byName = new Map<string, Group>();
  private readonly byTerm = new Map<string, Group[]>();
  /** Groups of jobs by the first letters of their terms. */
  private readonly byInitials = new Map<string, Group[]>();
  /** Groups of jobs by the words of their terms, once for each term. */
  private readonly byWord = new Map<string, { readonly group: Group }[]>();
  private readonly stemOfWord = new Map<string, string>();
  private readonly termsOf = new Map<Group, readonly Term[]>();
  private readonly wider = new Map<string, Group[]>();
  private readonly nearTo = new Map<string, Set<string>>();
  /** The words of terms, and how many terms have each. */
  readonly words = new Map<string, number>();
  private readonly stems = new Set<string>();

  constructor(
    readonly groups: readonly Group[],
    /** Terms that say too little to stand in for others. */
    readonly generic: ReadonlySet<string> = new Set(),
    /** Terms with more than one meaning. */
    readonly ambiguous: ReadonlySet<string> = new Set(),
    /** Terms that end longer words for the same job. */
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
        this.wider.set(name, [...(this.wider.get(name) ?? []), group]);
      }
      this.nearTo.set(group.name, new Set(group.near));
    }
    // A certificate leads to jobs, a job to no certificate, which many others need as well.
    for (const { name } of groups.filter(({ section }) => section === 'roles')) {
      for (const other of this.byName.get(name)?.near ?? []) this.nearTo.get(other)?.add(name);
    }
    this.stemOfWord.clear();
  }

  /** All groups, those included that are written only as part of others. */
  get all(): Group[] {
    return [...new Set([...this.groups, ...this.byName.values()])];
  }

  /** The thesaurus of the files, which are read once. */
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

  /** Whether a word occurs in a term, in whatever form, or is one ("tourguide"). */
  knows(word: string): boolean {
    return this.stems.has(stemOf(word)) || this.byTerm.has(stemOf(word));
  }

  /** The job that ends a longer word, unless that is known itself: an Aushilfskellner is a Kellner. */
  headOf(word: string): string | undefined {
    if (this.knows(word)) return undefined;
    return this.heads.find((head) => word.endsWith(head) && word.length >= head.length + LEAST_BEFORE_HEAD);
  }

  /** The jobs that a word of no term is short for: the first letters of a term ("dosm"), or a longer name of a job. */
  findShort(word: string): readonly Group[] {
    const head = this.headOf(word);
    if (head !== undefined) return this.find([head]);
    const groups = this.byInitials.get(word);
    return groups === undefined || groups.length > MOST_MEANINGS ? [] : groups;
  }

  /** The groups that a term belongs to, whatever the order of its words. */
  find(words: readonly string[]): readonly Group[] {
    const joined = (): Group[] | undefined => this.byTerm.get(termKey([words.join('')]));
    return this.byTerm.get(termKey(words)) ?? (words.length === 2 ? joined() : undefined) ?? [];
  }

  /** The groups of jobs with a term that has those words among others, unless the words are all too common. */
  findPartly(words: readonly string[]): readonly Group[] {
    const groups = this.jobsWith(words);
    return groups.size > MOST_MEANINGS ? [] : [...groups];
  }

  /** Whether words tell what a job is about ("wedding", "yoga"): few groups of jobs have them. */
  isSubject(words: readonly string[]): boolean {
    return this.jobsWith(words).size <= MOST_SUBJECTS;
  }

  private jobsWith(words: readonly string[]): Set<Group> {
    const [first, ...rest] = words.map((word) => this.byWord.get(stemOf(word)) ?? []);
    const terms = (first ?? []).filter((term) => rest.every((others) => others.includes(term)));
    return new Set(terms.map(({ group }) => group));
  }

  group(name: string): Group | undefined {
    return this.byName.get(name);
  }

  /** All groups within a group, those within them included. */
  within(group: Group, seen = new Set<string>()): Group[] {
    return group.includes.flatMap((name) => {
      const inner = this.byName.get(name);
      if (!inner || seen.has(name)) return [];
      seen.add(name);
      return [inner, ...this.within(inner, seen)];
    });
  }

  /** The names and abbreviations of a group that can stand in for others. */
  terms(group: Group): readonly Term[] {
    const known = this.termsOf.get(group);
    if (known) return known;
    const terms = [...group.same, ...group.short]
      .filter((text) => !this.generic.has(text))
      .map((text) => ({ text, stems: stemsOf(contentWords(text)) }));
    this.termsOf.set(group, terms);
    return terms;
  }

  /** The groups that hold a group directly. */
  around(group: Group): readonly Group[] {
    return this.wider.get(group.name) ?? [];
  }

  near(group: Group): Group[] {
    return [...(this.nearTo.get(group.name) ?? [])].flatMap((name) => this.byName.get(name) ?? []);
  }

  private learn(term: string, group: Group, isAbbreviated = false): void {
    const all = wordsOf(term);
    const words = withoutFillers(all);
    const stems = words.map((word) => this.stem(word));
    const learned = { group };
    for (const [index, word] of words.entries()) {
      const stem = stems[index] ?? word;
      this.stems.add(stem);
      if (group.section === 'roles' && /\p{L}{2}/u.test(word)) append(this.byWord, stem, learned);
      if (word.length > 3) this.words.set(word, (this.words.get(word) ?? 0) + 1);
    }
    if (isAbbreviated) {
      for (const initials of initialsOfWords(all).filter(({ length }) => length >= LEAST_INITIALS))
        appendOnce(this.byInitials, initials, group);
    }
    appendOnce(this.byTerm, stems.sort().join(' '), group);
    if (words.length > 1 && words.length < 4) appendOnce(this.byTerm, this.stem(words.join('')), group);
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
    const place: Group = { name, section: 'places', same: [name], short: [], doing: [], includes: [], near: [] };
    this.byName.set(name, place);
    this.learn(name, place);
  }
}

let loaded: Thesaurus | undefined;

/** The contents of one of the files. */
export function readFile(file: string): File {
  const written = parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as WrittenFile;
  return {
    ambiguous: listOf(written.ambiguous),
    generic: listOf(written.generic),
    heads: listOf(written.heads),
    groups: SECTIONS.flatMap((section) => (written[section] ?? []).map((group) => groupOf(group, section))),
  };
}

function groupOf({ same, short, doing, includes, near }: WrittenGroup, section: Section): Group {
  const names = listOf(same);
  const lists = {
    same: names,
    short: listOf(short),
    doing: listOf(doing),
    includes: listOf(includes),
    near: listOf(near),
  };
  return { name: names[0] ?? '', section, ...lists };
}

function listOf(text = ''): string[] {
  return text === '' ? [] : String(text).split(', ');
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

function appendOnce(map: Map<string, Group[]>, key: string, group: Group): void {
  if (map.get(key)?.includes(group) !== true) append(map, key, group);
}
