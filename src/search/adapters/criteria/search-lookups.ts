import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { foldAccents, foldLine } from '#shared/domain/text/folded-text.js';
import { containsPattern } from '#platform/postgres/like.js';
import { dependOn } from '#platform/response-cache/dependencies.js';
import { isMisplaced, isUnknown, wordsToLookUp, type TypedSearch } from '../../domain/understanding/understanding.js';
import { typedWords } from '../../domain/understanding/typed-words.js';
import { loadThesaurus } from '../thesaurus-files.js';
import { stemOf, tokensOf, wordsOf } from '../../domain/vocabulary/words.js';
import type { KnownPlace, Lookup } from '../../domain/understanding/wants.js';
import { NamedPlaces } from './named-places.js';
import { onWords } from '../changes/search-dependencies.js';
import { Spelling } from './spelling.js';

/** Longer searches are looked up in part. */
const MOST_WORDS = 24;
const MOST_CORRECTIONS = 3;
/** Words of a search that may be two halves of one. */
const MOST_JOINED = 6;
/** A part of more words than these says little, and their texts are searched instead. */
const MOST_CONTAINING = 200;

const LIKE = {
  name: 'job-search-words-like',
  text: `
    select pattern, array(
      select word from job_search_word where word like pattern and word not like '@%' and word not like '+%' limit ${MOST_CONTAINING + 1}
    ) as words
    from unnest($1::text[]) as asked (pattern)`,
};

const KNOWN = {
  name: 'job-search-known-words',
  text: 'select word, stem from job_search_word where word = any($1::text[]) or stem = any($2::text[])',
};

/** What the search knows of the words that were typed: in listings, and as names of places. */
@Injectable()
export class SearchLookups {
  private readonly thesaurus = loadThesaurus();
  private readonly spelling: Spelling;

  constructor(
    private readonly database: Database,
    private readonly places: NamedPlaces,
  ) {
    this.spelling = new Spelling(database, this.thesaurus);
  }

  async of(search: TypedSearch): Promise<Lookup> {
    const words = wordsToLookUp(search).slice(0, MOST_WORDS);
    const tokens = tokensOf(foldLine(`${search.keywords} ${search.location}`)).slice(0, MOST_WORDS);
    const [known, like, places] = await Promise.all([
      this.known([...new Set([...words, ...tokens])]),
      this.like([...new Set([...words, ...tokens])]),
      this.places.named(search),
    ]);
    const corrections = new Map<string, string>();
    const inflected = new Map<string, KnownPlace>();
    const withPart = (word: string): readonly string[] | undefined => like.get(containsPattern(word));
    const lookup: Lookup = {
      knows: (word) => known.has(word) || known.has(stemOf(word)),
      withPart,
      containing: (word) => (isShort(word) ? undefined : withPart(word)),
      ending: (word) => like.get(endsPattern(word)) ?? withPart(word)?.filter((one) => one.endsWith(word)),
      begins: (word) => !isShort(word) && (withPart(word) ?? []).some((one) => foldAccents(one).startsWith(word)),
      corrected: (word) => corrections.get(word),
      place: (name, within) => places.find(name, within) ?? inflected.get(name),
    };
    for (const word of words.filter((one) => isUnknown(one, this.thesaurus, lookup))) {
      const place = places.inflected(word);
      if (place) inflected.set(word, place);
    }
    const isGuess = words.some((word) => isUnknown(word, this.thesaurus, lookup));
    dependOn(
      onWords(
        [...words, ...tokens].flatMap((word) => [word, stemOf(word)]),
        isGuess,
      ),
    );
    await this.correct(words, typedWords(search.keywords).flatMap(wordsOf), lookup, corrections);
    return lookup;
  }

  /** Adds what unknown words, and two words that are one, were probably meant to be. */
  private async correct(
    words: readonly string[],
    keywords: readonly string[],
    lookup: Lookup,
    corrections: Map<string, string>,
  ): Promise<void> {
    const besideIn = (word: string): string[] => {
      const at = keywords.indexOf(word);
      return at < 0 ? [] : [keywords[at - 1], keywords[at + 1]].filter((one) => one !== undefined);
    };
    for (const word of words.filter((one) => isUnknown(one, this.thesaurus, lookup)).slice(0, MOST_CORRECTIONS)) {
      const correction = await this.spelling.nearest(word, besideIn(word));
      if (correction !== undefined) corrections.set(word, correction);
    }
    for (const word of keywords.slice(0, MOST_JOINED).filter((one) => !corrections.has(one))) {
      const neighbors = besideIn(word).map((one) => corrections.get(one) ?? one);
      if (lookup.place(word)?.isGuess && !lookup.knows(word)) {
        const correction = this.spelling.slipBeside(word, neighbors);
        if (correction !== undefined) corrections.set(word, correction);
        continue;
      }
      if (neighbors.length === 0 || !isMisplaced(word, neighbors, this.thesaurus, lookup)) continue;
      const correction = this.spelling.beside(word, neighbors);
      if (correction !== undefined) corrections.set(word, correction);
    }
    for (const [index, word] of keywords.slice(0, MOST_JOINED).entries()) {
      const next = keywords[index + 1];
      if (next === undefined || ![word, next].every(isHalf) || this.areTerms(word, next)) continue;
      const joined = this.spelling.joined(word + next);
      if (joined !== undefined && joined !== word && joined !== next) corrections.set(`${word} ${next}`, joined);
    }
  }

  /** Whether two words are a term, or one each. */
  private areTerms(word: string, next: string): boolean {
    const isTerm = (...words: string[]): boolean => this.thesaurus.find(words).length > 0;
    return isTerm(word, next) || (isTerm(word) && isTerm(next));
  }

  private async known(words: readonly string[]): Promise<ReadonlySet<string>> {
    if (words.length === 0) return new Set();
    const rows = await this.database.query<{ word: string; stem: string }>(KNOWN, [words, words.map(stemOf)]);
    return new Set(rows.flatMap(({ word, stem }) => [word, stem]));
  }

  /** Words of listings that contain each word, and those that end with a short one; none if there are too many. */
  private async like(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (words.length === 0) return new Map();
    const patterns = [...words.map(containsPattern), ...words.filter(isShort).map(endsPattern)];
    const rows = await this.database.query<{ pattern: string; words: string[] }>(LIKE, [patterns]);
    return new Map(
      rows.flatMap(({ pattern, words: found }) => (found.length > MOST_CONTAINING ? [] : [[pattern, found] as const])),
    );
  }
}

function endsPattern(word: string): string {
  return containsPattern(word).slice(0, -1);
}

/** Whether a word may be half of another one. */
function isHalf(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
}

/** Whether too many words contain it: two letters of an alphabet. */
function isShort(word: string): boolean {
  return /^[ -~]{1,2}$/.test(word);
}
