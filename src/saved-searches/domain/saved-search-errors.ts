import { domainError } from '../../shared/domain/domain-error.js';
import { MAX_SEARCHES } from './saved-search.js';

/** Also thrown for other users' searches. */
export class SavedSearchNotFound extends domainError(
  'not-found',
  'saved_search_not_found',
  'This search is not among your saved searches.',
) {}

export class TooManySearches extends domainError(
  'conflict',
  'too_many_saved_searches',
  `You can keep at most ${MAX_SEARCHES} searches. Delete one to save another.`,
) {}

/** Another saved search of the user has the same filters. */
export class SearchAlreadySaved extends domainError(
  'conflict',
  'search_already_saved',
  'You have already saved a search with these filters.',
) {}
