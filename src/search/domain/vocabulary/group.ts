/** The subject of a group, which decides where its terms are looked for. */
export type Section = 'roles' | 'sectors' | 'skills' | 'levels' | 'places';

/** Synonyms, and the groups they lead to. See thesaurus.yml. */
export type Group = {
  readonly name: string;
  readonly section: Section;
  readonly same: readonly string[];
  readonly short: readonly string[];
  readonly doing: readonly string[];
  readonly includes: readonly string[];
  readonly near: readonly string[];
  /** Phrases that promise it in the text of a listing, and things that are promised beside "free" and the like. */
  readonly says: readonly string[];
  readonly given: readonly string[];
  /** What listings state as data, such as `fact:housing`, or "fact:housing & fact:meals"; undefined for what only texts say. */
  readonly asks: string | undefined;
};

const NONE: readonly string[] = [];

/** A place that is listed only inside other places. */
export function placeNamed(name: string): Group {
  return {
    name,
    section: 'places',
    same: [name],
    short: NONE,
    doing: NONE,
    includes: NONE,
    near: NONE,
    says: NONE,
    given: NONE,
    asks: undefined,
  };
}
