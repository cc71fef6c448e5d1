import { conflict, notFound } from '#shared/domain/domain-error.js';
import { MAX_SEARCHES } from './saved-search.js';

/** Also thrown for other users' searches. */
export class SavedSearchNotFound extends notFound(
  'saved_search_not_found',
  'This search is not among your saved searches.',
) {}

export class TooManySearches extends conflict(
  'too_many_saved_searches',
  `You can keep at most ${MAX_SEARCHES} searches. Delete one to save another.`,
) {}

/** Another saved search of the user has the same filters. */
export class SearchAlreadySaved extends conflict(
  'search_already_saved',
  'You have already saved a search with these filters.',
) {}
