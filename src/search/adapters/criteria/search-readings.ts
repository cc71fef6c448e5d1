import { Injectable } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { loadThesaurus } from '../thesaurus-files.js';
import { typedWords } from '../../domain/understanding/typed-words.js';
import { understand } from '../../domain/understanding/understanding.js';
import { wordsOf } from '../../domain/vocabulary/words.js';
import type { Lookup } from '../../domain/understanding/wants.js';
import { meaningOf, type Meaning } from './search-meaning.js';
import type { SearchCriteria } from './search-criteria.js';
import { SearchLookups } from './search-lookups.js';
import { SearchTerms } from '../indexing/search-terms.js';

/** Estimated memory of a meaning in bytes. */
const SIZE = 6_000;

/** Understands searches, once for all that is asked about each. */
@Injectable()
export class SearchReadings {
  private readonly thesaurus = loadThesaurus();

  constructor(
    private readonly lookups: SearchLookups,
    private readonly terms: SearchTerms,
    private readonly memory: ResponseCache,
  ) {}

  async read({ keywords, location, typed }: SearchCriteria): Promise<Meaning> {
    const read = async (): Promise<{ readonly meaning: Meaning; readonly size: number }> => {
      const [lookup, areFilled] = await Promise.all([this.lookups.of(typed), this.terms.areFilled()]);
      const wants = keywords === null && location === null ? [] : understand(typed, this.thesaurus, lookup);
      const didYouMean = keywords === null ? null : this.corrected(typed.keywords, lookup);
      return { meaning: meaningOf(wants, keywords, lookup, didYouMean, areFilled), size: SIZE };
    };
    return (await this.memory.findOrCompute(`meaning:${JSON.stringify(typed)}`, read, 'declared')).meaning;
  }

  /** The keywords with the words that were probably meant; null if all are known. */
  private corrected(keywords: string, lookup: Lookup): string | null {
    const typed = typedWords(keywords);
    const meant: string[] = [];
    for (const [index, text] of typed.entries()) {
      const [word, ...more] = wordsOf(text);
      const [before] = wordsOf(typed[index - 1] ?? '');
      const joined = lookup.corrected(`${before} ${word}`);
      if (joined !== undefined) meant.splice(-1, 1, joined);
      else meant.push((more.length === 0 && word !== undefined && lookup.corrected(word)) || text);
    }
    const corrected = meant.join(' ');
    return corrected === typed.join(' ') ? null : corrected;
  }
}
