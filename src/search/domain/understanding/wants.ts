import type { Group } from '../vocabulary/group.js';

/** A `tsquery` over the lexemes of listings; null if none can satisfy it. */
export type Query = string | null;

/** Pay of at least an amount, as typed: "$20/hour". */
export type LeastPay = {
  readonly amount: number;
  readonly currency: string;
  /** The currencies that the text may mean; none if it names none. */
  readonly currencies: readonly string[];
  readonly period: 'hour' | 'day' | 'week' | 'month' | 'year';
};

/** A town or country that the words of a search name. */
export type KnownPlace = {
  /** The lexeme of listings there. */
  readonly lexeme: string;
  /** Its English name. */
  readonly label: string;
  /** Of a town. */
  readonly id?: number;
  /** Whether it is another name of a town without listings, and may be an everyday word. */
  readonly isGuess?: boolean;
};

/**
 * How a listing satisfies a want, best first: its title in the typed words, as the same job in one of those, or as the same
 * job in the language of those.
 */
export const TIERS = ['title', 'akin', 'native', 'name', 'wider', 'text'] as const;
export type Tier = (typeof TIERS)[number];

/** One thing that a search asks for. */
export type Want = {
  readonly kind: 'role' | 'place' | 'condition' | 'word' | 'exclusion';
  /** The words as typed. */
  readonly typed: string;
  /** What a person reads. */
  readonly label: string;
  /** Which box it was typed in, and which of its words, counted from 0. */
  readonly box: 'keywords' | 'location';
  readonly at: readonly number[];
  /** Listings that satisfy it, by how. Where there is only one way, all are the same. */
  readonly ways: Readonly<Record<Tier, Query>>;
  /** The groups of the thesaurus that it means. */
  readonly groups: readonly Group[];
  readonly place?: KnownPlace;
  /** Whether a place stands for all around it: "near Faro". */
  readonly isAround?: boolean;
  readonly pay?: LeastPay;
  /** Of a job beside other wants: listings whose text names it. */
  readonly mentioned?: Query;
  /** Of what must not be: listings that state the opposite, which come first. */
  readonly prefers?: Query;
  /** Text that must be contained as it stands: quoted words. */
  readonly quoted?: string;
};

/** What the words of open listings and the dictionary of places tell about the words of a search. */
export type Lookup = {
  /** Whether an open listing has the word, in any form. */
  knows(word: string): boolean;
  /** Words of open listings that contain a text of any length; undefined if there are too many. */
  withPart(text: string): readonly string[] | undefined;
  /** The same, for a text that is long enough to be a word. */
  containing(word: string): readonly string[] | undefined;
  /** Words of open listings that end with it; undefined if there are too many. */
  ending(word: string): readonly string[] | undefined;
  /** Whether a word of an open listing begins with it. */
  begins(word: string): boolean;
  /** The word that was probably meant, also for two words that are one: "chambre maid". */
  corrected(word: string): string | undefined;
  /** The place of that name, within a country or region if one is given. */
  place(name: string, within?: string): KnownPlace | undefined;
};

/** Any of the queries. */
export function anyOf(...queries: readonly Query[]): Query {
  const known = [...new Set(queries.filter((query) => query !== null))];
  return known.length === 0 ? null : known.length === 1 ? (known[0] ?? null) : `(${known.join(' | ')})`;
}

/** All of the queries; null if one of them cannot be satisfied. */
export function allOf(...queries: readonly Query[]): Query {
  if (queries.length === 0 || queries.includes(null)) return null;
  return queries.length === 1 ? (queries[0] ?? null) : `(${[...new Set(queries)].join(' & ')})`;
}

/** A lexeme in a query. */
export function lexeme(text: string, isBeginning = false): string {
  return `'${text.replace(/['\\]/g, '$&$&')}'${isBeginning ? ':*' : ''}`;
}

/** Listings that satisfy a want in any way. */
export function satisfies(want: Want): Query {
  return anyOf(...TIERS.map((tier) => want.ways[tier]));
}
