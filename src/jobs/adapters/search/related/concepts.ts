import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { NearestGroups } from './nearest-groups.js';
import { FILES, type Group } from './thesaurus-files.js';
import { Thesaurus, type Term } from './thesaurus.js';

/** Marks the family of a word. */
export const FAMILY = '~';

/** Stems of a listing with the letters of their fields: A is the title, B the location, C everything else. */
export type Fields = ReadonlyMap<string, string>;

/** Where the words of a term must occur in a listing. */
export type Place = 'anywhere' | 'title' | 'title or skills' | 'location' | 'contract';

/** Where the terms of a group count. */
export const PLACES = {
  roles: 'title',
  sectors: 'anywhere',
  skills: 'title or skills',
  levels: 'contract',
  places: 'location',
} as const satisfies Record<Group['section'], Place>;

/** The letters of the fields in a `tsvector`. */
export const LETTERS = {
  contract: 'ABC',
  anywhere: 'ABC',
  title: 'A',
  'title or skills': 'AC',
  location: 'B',
} as const;

/** Increase it when the lexemes of listings change, so that all listings are indexed again. */
const VERSION = 8;

/** Whether all stems occur in the given fields of a listing. */
export function hasAll(fields: Fields, stems: readonly string[], letters: string): boolean {
  return stems.every((stem) => {
    const own = fields.get(stem);
    return own !== undefined && [...letters].some((letter) => own.includes(letter));
  });
}

/** The lexeme of listings with a term of the group. */
export function conceptOf({ section, name }: Group): string {
  return `${section}:${name}`;
}

/** The lexeme of listings with a term of a group within this one. */
export function innerConceptOf({ section, name }: Group): string {
  return `${section}>${name}`;
}

/** The lexeme of listings whose title only resembles the group. */
export function closeConceptOf({ section, name }: Group): string {
  return `${section}~${name}`;
}

type Named = Pick<Term, 'group' | 'stems'>;

/**
 * Whether a longer name of another job contains the term before its last word: a "camarera de pisos" is no waitress. At
 * the end it names the kind of job: a banquet server is a server.
 */
function isPartOf({ group, stems }: Named, longer: Named): boolean {
  return (
    longer.group !== group &&
    longer.stems.length > stems.length &&
    stems.every((stem) => longer.stems.includes(stem)) &&
    longer.stems.slice(-stems.length).join() !== stems.join()
  );
}

/** Assigns listings to groups of the thesaurus. */
export class Concepts {
  private readonly groups: readonly Group[];
  /** Terms by their rarest stem, each with the position of its group and its stems, as text to save memory. */
  private readonly terms = new Map<string, string>();
  private readonly nearest: NearestGroups;
  /** Changes whenever the lexemes of listings may change. */
  readonly fingerprint: string;

  constructor(readonly thesaurus: Thesaurus) {
    this.groups = thesaurus.all;
    const terms = this.groups.map((group) => thesaurus.terms(group).map(({ stems }) => stems));
    const counts = new Map<string, number>();
    for (const stem of terms.flat(2)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [position, ofGroup] of terms.entries()) {
      for (const stems of ofGroup) {
        const [rarest = ''] = stems.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
        const known = this.terms.get(rarest)?.split(',') ?? [];
        this.terms.set(rarest, [...known, [position, ...stems].join(' ')].join(','));
      }
    }
    this.nearest = new NearestGroups(this.groups.filter(({ section }) => section === 'roles'));
    const files = FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
    this.fingerprint = hash('sha256', [VERSION, ...files].join('\n'), 'base64url').slice(0, 8);
  }

  /** Concepts of the thesaurus from the files, built only once. */
  static load(): Concepts {
    return (loaded ??= new Concepts(Thesaurus.load()));
  }

  /** Lexemes of the groups a listing belongs to. */
  of(fields: Fields): Set<string> {
    const lexemes = new Set<string>();
    const found = [...fields.keys()]
      .flatMap((stem) => this.termsWith(stem))
      .filter(({ group, stems }) => hasAll(fields, stems, LETTERS[PLACES[group.section]]));
    const jobs = found.filter(({ group }) => group.section === 'roles');
    const named = new Set(jobs.flatMap(({ stems }) => stems));
    for (const term of found) {
      const { group } = term;
      if (lexemes.has(conceptOf(group))) continue;
      const isPart = group.section === 'roles' && jobs.some((longer) => isPartOf(term, longer));
      lexemes.add(isPart ? closeConceptOf(group) : conceptOf(group));
      this.addAround(group, lexemes);
    }
    this.addClosest(fields, named, lexemes);
    return lexemes;
  }

  private termsWith(rarest: string): Named[] {
    const terms = this.terms.get(rarest)?.split(',') ?? [];
    return terms.flatMap((term) => {
      const [position, ...stems] = term.split(' ');
      const group = this.groups[Number(position)];
      return group === undefined ? [] : [{ group, stems }];
    });
  }

  /** Adds the groups closest to the title, unless every telling word of it belongs to a job it names. */
  private addClosest(fields: Fields, named: ReadonlySet<string>, lexemes: Set<string>): void {
    const stems = [...fields].filter(([stem]) => !stem.startsWith(FAMILY));
    const title = stems.filter(([, letters]) => letters.includes('A')).map(([stem]) => stem);
    const beside = stems.filter(([, letters]) => !letters.includes('A')).map(([stem]) => stem);
    if (title.every((stem) => named.has(stem) || !this.nearest.knows(stem))) return;
    for (const group of this.nearest.of(title, beside)) {
      if (lexemes.has(conceptOf(group))) return;
      lexemes.add(closeConceptOf(group));
      this.addAround(group, lexemes);
    }
  }

  private addAround(group: Group, lexemes: Set<string>): void {
    for (const wider of this.thesaurus.around(group)) {
      if (lexemes.has(innerConceptOf(wider))) continue;
      lexemes.add(innerConceptOf(wider));
      this.addAround(wider, lexemes);
    }
  }
}

let loaded: Concepts | undefined;
