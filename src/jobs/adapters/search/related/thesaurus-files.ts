import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

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
};

/** Lists are written as text with commas, which YAML reads several times faster than sequences. */
type WrittenGroup = { readonly same: string } & Partial<Record<'short' | 'doing' | 'includes' | 'near', string>>;
type WrittenFile = Partial<Record<'ambiguous' | 'generic' | 'heads', string>> &
  Partial<Record<Section, readonly WrittenGroup[]>>;
type File = Record<'ambiguous' | 'generic' | 'heads', readonly string[]> & { readonly groups: readonly Group[] };

/** Sources of the thesaurus. */
export const FILES = ['thesaurus.yml', 'places.yml'];
const SECTIONS: readonly Section[] = ['roles', 'sectors', 'skills', 'levels', 'places'];

const NONE: readonly string[] = [];

/** The contents of one of the files. */
export function readFile(file: string): File {
  const written = parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as WrittenFile;
  const contents: File = {
    ambiguous: listOf(written.ambiguous),
    generic: listOf(written.generic),
    heads: listOf(written.heads),
    groups: SECTIONS.flatMap((section) => (written[section] ?? []).map((group) => groupOf(group, section))),
  };
  // Copies the terms, because parts of a text keep all of it in memory, with two bytes per letter for any Greek.
  return JSON.parse(JSON.stringify(contents)) as File;
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

function listOf(text = ''): readonly string[] {
  return text === '' ? NONE : String(text).split(', ');
}

/** A place that is listed only inside other places. */
export function placeNamed(name: string): Group {
  return { name, section: 'places', same: [name], short: NONE, doing: NONE, includes: NONE, near: NONE };
}
