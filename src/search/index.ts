export { conceptOf, innerConceptOf } from './domain/vocabulary/concepts.js';
export type { Group } from './domain/vocabulary/group.js';
export { listingTerms, PREFIX, type ListingWords } from './domain/listings/listing-terms.js';
export { locationWord, placeLexeme } from './domain/understanding/place-names.js';
export { contentWords, Thesaurus } from './domain/vocabulary/thesaurus.js';
export {
  isMisplaced,
  isUnknown,
  typedWords,
  understand,
  wordsToLookUp,
  type TypedSearch,
} from './domain/understanding/understanding.js';
export { reasonFor } from './domain/listings/reasons.js';
export * from './domain/understanding/wants.js';
export { stemOf, tokensOf, wordsOf } from './domain/vocabulary/words.js';
export { distance } from './domain/vocabulary/word-distance.js';
export { loadConcepts, loadThesaurus, thesaurusFingerprint } from './adapters/thesaurus-files.js';
