import type { Group } from './group.js';
import { LEADER, LEARNER, NearestGroups } from '../listings/nearest-groups.js';
import { contentWords, stemsOf, type Term, type Thesaurus } from './thesaurus.js';
import { isUnspaced, stemOf, wordsOf } from './words.js';

/** Where the words of a listing stand: T in the title, B in company, skills and category. */
export type Fields = ReadonlyMap<string, string>;

/** Where the terms of a section count. */
const LETTERS: Readonly<Record<string, string>> = { roles: 'T', sectors: 'TB', skills: 'TB' };

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

/** A rank before the name of a job, and a job like any other after it: executive chef, sales executive. */
const EXECUTIVE = stemOf('executive');

/** Names of groups that say nothing about the job itself. */
const STAFF = /(?:staff|crew|brigade)$/;

type Named = Pick<Term, 'group' | 'stems'>;

/**
 * How a title names a job: clearly, by a term of several jobs, by the name of a kind of it ("banquet server") or of a rank
 * above it ("head waiter"), as what somebody learns ("apprentice baker"), or only as a part of the name of another one.
 */
type Standing = { readonly how: 'clear' | 'ambiguous' | 'kind' | 'rank' | 'learned' | 'part'; readonly as: Named };

/** A job that a title names, and how. */
export type NamedJob = Named & Standing;

/** Whether the name of another job contains the term: a "camarera de pisos" is no waitress. */
function isPartOf({ group, stems }: Named, longer: Named): boolean {
  return (
    longer.group !== group &&
    !longer.group.includes.includes(group.name) &&
    longer.stems.length > stems.length &&
    stems.every((stem) => longer.stems.includes(stem))
  );
}

/** Whether the longer name ends with the term, which says what kind of job it is: a banquet server is a server. */
function isKindOf({ stems }: Named, longer: Named, title: readonly string[]): boolean {
  const asWritten = title.filter((stem) => longer.stems.includes(stem));
  return [longer.stems, asWritten].some((all) => all.slice(-stems.length).join() === stems.join());
}

/** Whether the longer name says a rank that the term does not. */
function isAbove(longer: Named, { stems }: Named): boolean {
  const isExecutive = longer.stems[0] === EXECUTIVE && stems[0] !== EXECUTIVE;
  return isExecutive || longer.stems.some((stem) => LEADER.has(stem) && !stems.includes(stem));
}

/** Whether the other name has the same words, and only it has them as the title does: dining room, in-room dining. */
function isInBetterOrder(other: Named, term: Named, title: readonly string[]): boolean {
  const areSame = other.stems.length === term.stems.length && other.stems.every((stem) => term.stems.includes(stem));
  const stands = ({ stems }: Named): boolean => ` ${title.join(' ')} `.includes(` ${stems.join(' ')} `);
  return other.group !== term.group && areSame && term.stems.length > 1 && stands(other) && !stands(term);
}

/** Whether words stand together in a title, in any order: "In-Room Dining Attendant" is no room attendant. */
function standTogether(stems: readonly string[], title: readonly string[]): boolean {
  const isElsewhere = stems.length === 1 || stems.some((stem) => !title.includes(stem));
  return isElsewhere || title.some((_, at) => stems.every((stem) => title.slice(at, at + stems.length).includes(stem)));
}

/** Whether a name of several words that stand together is part of a longer one, whose words do not. */
function isRest(term: Named, longer: Named, title: readonly string[]): boolean {
  const isOne = term.stems.length > 1 && standTogether(term.stems, title);
  return isOne && isPartOf(term, longer) && !standTogether(longer.stems, title);
}

/** Whether the title says that the job is learned, and the term does not. */
function isLearned({ stems }: Named, title: readonly string[]): boolean {
  return title.some((stem) => LEARNER.has(stem)) && !stems.some((stem) => LEARNER.has(stem));
}

/** Two letters are hardly the first half of a word: "frutos do mar" has no "domar". */
function isParticle(word: string): boolean {
  return /^\p{L}{2}$/u.test(word) && word !== 'co' && !isUnspaced(word);
}

/** Assigns listings to groups of the thesaurus. */
export class Concepts {
  private readonly groups: readonly Group[];
  /** Terms by their rarest stem, each with the position of its group and its stems, as text to save memory. */
  private readonly terms = new Map<string, string>();
  private readonly unspaced: readonly string[];
  /** The stems of terms that name more than one job. */
  private readonly ambiguous: ReadonlySet<string>;
  private readonly nearest: NearestGroups;

  constructor(readonly thesaurus: Thesaurus) {
    this.groups = thesaurus.all.filter(({ section }) => LETTERS[section] !== undefined);
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
    this.ambiguous = sharedTerms(terms.filter((_, position) => this.groups[position]?.section === 'roles'));
    this.unspaced = [...counts.keys()].filter((stem) => isUnspaced(stem) && stem.length > 1);
    this.nearest = new NearestGroups(this.groups.filter(({ section }) => section === 'roles'));
  }

  /** Terms inside a word of a script without blanks, longest first, and none inside another. */
  within(word: string): string[] {
    if (!isUnspaced(word)) return [];
    const inside = this.unspaced.filter((term) => word.includes(term)).toSorted((a, b) => b.length - a.length);
    return inside.filter((term, index) => !inside.slice(0, index).some((longer) => longer.includes(term)));
  }

  /** Other words a title counts as having: the job at the end of a compound, terms in scripts without blanks. */
  impliedBy(word: string): string[] {
    const head = this.thesaurus.headOf(word);
    return [...(head === undefined ? [] : [stemOf(head)]), ...this.within(word)];
  }

  /** The stems of a title: of its words, of neighbors as one word ("bar tender"), and of what words imply. */
  titleStems(words: readonly string[]): string[] {
    const stems = words.flatMap((word, index) => {
      const next = words[index + 1];
      return [
        stemOf(word),
        ...(next === undefined || isParticle(word) ? [] : [stemOf(word + next)]),
        ...this.impliedBy(word),
      ];
    });
    return [...new Set(stems)];
  }

  /** The jobs that a title names. */
  jobsIn(title: string): NamedJob[] {
    const fields = new Map(this.titleStems(wordsOf(title)).map((stem) => [stem, 'T']));
    const jobs = this.termsIn(fields).filter(({ group }) => group.section === 'roles');
    const order = stemsOf(contentWords(title));
    return jobs.map((term) => ({ ...term, ...this.standing(term, jobs, order) }));
  }

  /** Lexemes of the groups a listing belongs to; the stems of its title in order. */
  of(fields: Fields, titleStems: readonly string[]): Set<string> {
    const lexemes = new Set<string>();
    const found = this.termsIn(fields);
    const jobs = found.filter(({ group }) => group.section === 'roles');
    const named = new Set(jobs.flatMap(({ stems }) => stems));
    for (const term of found) {
      const { group } = term;
      if (lexemes.has(conceptOf(group))) continue;
      const { how } = group.section === 'roles' ? this.standing(term, jobs, titleStems) : ({ how: 'clear' } as const);
      if (how === 'clear') lexemes.add(conceptOf(group));
      if (how === 'ambiguous' || how === 'kind' || how === 'learned') lexemes.add(innerConceptOf(group));
      if (how === 'rank') lexemes.add(closeConceptOf(group));
      if (how === 'clear' || how === 'ambiguous' || how === 'learned') this.addRelatives(group, lexemes);
    }
    for (const group of this.joined(titleStems)) {
      lexemes.add(conceptOf(group));
      this.addRelatives(group, lexemes);
    }
    if (![...lexemes].some((lexeme) => lexeme.startsWith('roles:'))) this.addClosest(fields, named, lexemes);
    return lexemes;
  }

  private termsIn(fields: Fields): Named[] {
    return [...fields.keys()]
      .flatMap((stem) => this.termsWith(stem))
      .filter(({ group, stems }) => hasAll(fields, stems, LETTERS[group.section] ?? ''));
  }

  /** How a title names a job, by the other names in it. */
  private standing(term: Named, jobs: readonly Named[], titleStems: readonly string[]): Standing {
    const longer = jobs.filter(
      (other) =>
        (isPartOf(term, other) && standTogether(other.stems, titleStems)) || isInBetterOrder(other, term, titleStems),
    );
    const isWhole = standTogether(term.stems, titleStems);
    // The rest of a longer name stands elsewhere: "Auxiliar de sala / museo" may be either job.
    const isEither = jobs.some((other) =>
      isWhole ? isRest(term, other, titleStems) : isRest(other, term, titleStems),
    );
    if (!isWhole) return { how: isEither ? 'ambiguous' : 'part', as: term };
    const isAmbiguous = isEither || this.ambiguous.has(term.stems.join(' '));
    if (longer.length === 0)
      return { how: isAmbiguous ? 'ambiguous' : isLearned(term, titleStems) ? 'learned' : 'clear', as: term };
    // A demi chef de rang is no demi chef, and so no kind of chef.
    const isName = (one: Named): boolean =>
      !jobs.some((other) => isPartOf(one, other) && standTogether(other.stems, titleStems));
    const kind = longer.find(
      (other) => isKindOf(term, other, titleStems) && this.areRelated(term.group, other.group) && isName(other),
    );
    if (kind === undefined || isAmbiguous) return { how: 'part', as: term };
    return { how: isAbove(kind, term) ? 'rank' : 'kind', as: kind };
  }

  /** Whether the thesaurus relates two jobs: a kitchen porter is no porter. */
  private areRelated(one: Group, other: Group): boolean {
    const { thesaurus } = this;
    const isBeside = thesaurus.near(one).includes(other) || thesaurus.near(other).includes(one);
    const around = thesaurus.around(one);
    const isShared = (wider: Group): boolean => around.includes(wider) && !isFamily(wider);
    return isBeside || thesaurus.around(other).some((wider) => wider === one || isShared(wider));
  }

  /** Jobs whose names a title writes as one word: "Waitstaff". */
  private joined(titleStems: readonly string[]): Group[] {
    const isJoined = (group: Group, stem: string): boolean =>
      this.thesaurus.terms(group).some(({ stems }) => stems.length > 1 && stems.join('') === stem);
    return titleStems.flatMap((stem) =>
      this.thesaurus.find([stem]).filter((group) => group.section === 'roles' && isJoined(group, stem)),
    );
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
    const title = [...fields].filter(([, letters]) => letters.includes('T')).map(([stem]) => stem);
    const beside = [...fields].filter(([, letters]) => !letters.includes('T')).map(([stem]) => stem);
    if (title.every((stem) => named.has(stem) || !this.nearest.knows(stem))) return;
    for (const group of this.nearest.of(title, beside)) {
      if (!lexemes.has(conceptOf(group))) lexemes.add(closeConceptOf(group));
    }
  }

  /** The groups around, and for staff of all kinds those within: wait staff may be waiters. */
  private addRelatives(group: Group, lexemes: Set<string>): void {
    this.addAround(group, lexemes);
    const within = STAFF.test(group.name) ? this.thesaurus.within(group) : [];
    for (const one of within) if (!lexemes.has(conceptOf(one))) lexemes.add(closeConceptOf(one));
  }

  private addAround(group: Group, lexemes: Set<string>): void {
    for (const wider of this.thesaurus.around(group)) {
      if (lexemes.has(innerConceptOf(wider))) continue;
      lexemes.add(innerConceptOf(wider));
      this.addAround(wider, lexemes);
    }
  }
}

/** Whether it only stands for what people ask for together: all management jobs, outdoor jobs in general. */
export function isFamily({ same, doing }: Group): boolean {
  return same.length === 1 && doing.length > 0;
}

/** Whether all stems stand in the given fields of a listing. */
function hasAll(fields: Fields, stems: readonly string[], letters: string): boolean {
  return stems.every((stem) => {
    const own = fields.get(stem);
    return own !== undefined && [...letters].some((letter) => own.includes(letter));
  });
}

/** Terms of more than one of the lists. */
function sharedTerms(lists: readonly (readonly (readonly string[])[])[]): ReadonlySet<string> {
  const keys = lists.flatMap((terms) => [...new Set(terms.map((stems) => stems.join(' ')))]);
  const seen = new Set<string>();
  return new Set(keys.filter((key) => seen.size === seen.add(key).size));
}
