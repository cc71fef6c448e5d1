import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Concepts } from '../domain/vocabulary/concepts.js';
import type { Group, Section } from '../domain/vocabulary/group.js';
import { Thesaurus } from '../domain/vocabulary/thesaurus.js';

/** Lists are written as text with commas, which YAML reads several times faster than sequences. */
type WrittenGroup = { readonly same: string } & Partial<
  Record<'short' | 'doing' | 'includes' | 'near' | 'says' | 'given' | 'asks', string>
>;
type WrittenFile = Partial<Record<'ambiguous' | 'generic' | 'heads', string>> &
  Partial<Record<Section, readonly WrittenGroup[]>>;
type File = Record<'ambiguous' | 'generic' | 'heads', readonly string[]> & { readonly groups: readonly Group[] };

/** Sources of the thesaurus. */
export const FILES = ['thesaurus.yml', 'places.yml'];
const SECTIONS: readonly Section[] = ['roles', 'sectors', 'skills', 'levels', 'places'];

const NONE: readonly string[] = [];

/** The thesaurus from the files, which are read only once. */
export function loadThesaurus(): Thesaurus {
  return (loaded ??= readThesaurus());
}

let loaded: Thesaurus | undefined;

/** What assigns listings to its groups, made only once. */
export function loadConcepts(): Concepts {
  return (concepts ??= new Concepts(loadThesaurus()));
}

let concepts: Concepts | undefined;

function readThesaurus(): Thesaurus {
  const files = FILES.map(readFile);
  return new Thesaurus(
    files.flatMap(({ groups }) => groups),
    new Set(files.flatMap(({ generic }) => generic)),
    new Set(files.flatMap(({ ambiguous }) => ambiguous)),
    files.flatMap(({ heads }) => heads),
  );
}

function readFile(file: string): File {
  const written = parse(textOf(file)) as WrittenFile;
  const contents: File = {
    ambiguous: listOf(written.ambiguous),
    generic: listOf(written.generic),
    heads: listOf(written.heads),
    groups: SECTIONS.flatMap((section) => (written[section] ?? []).map((group) => groupOf(group, section))),
  };
  // Copies the terms, because parts of a text keep all of it in memory, with two bytes per letter for any Greek.
  return JSON.parse(JSON.stringify(contents)) as File;
}

function groupOf({ same, short, doing, includes, near, says, given, asks }: WrittenGroup, section: Section): Group {
  const names = listOf(same);
  const lists = {
    same: names,
    short: listOf(short),
    doing: listOf(doing),
    includes: listOf(includes),
    near: listOf(near),
    says: listOf(says),
    given: listOf(given),
  };
  return { name: names[0] ?? '', section, asks, ...lists };
}

function listOf(text = ''): readonly string[] {
  return text === '' ? NONE : String(text).split(', ');
}

/** Increase it when the lexemes of listings change, so that all listings are indexed again. */
const VERSION = 17;

/** Changes whenever the lexemes of listings may change. */
export function thesaurusFingerprint(): string {
  return (fingerprint ??= hash('sha256', [VERSION, ...FILES.map(textOf)].join('\n'), 'base64url').slice(0, 8));
}

let fingerprint: string | undefined;

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
