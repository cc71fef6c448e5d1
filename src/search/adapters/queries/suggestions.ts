import type { SuggestionBody } from './suggestion.view.js';

/** At most so many are suggested. */
export const MOST_SUGGESTIONS = 8;

/** Suggests what to search for and what to know, by what was typed so far. */
export abstract class Suggestions {
  /** Jobs of the trade, and titles of open listings. */
  abstract roles(typed: string): Promise<readonly SuggestionBody[]>;

  /** What open listings ask for, the most wanted first. */
  abstract skills(typed: string): Promise<readonly SuggestionBody[]>;

  /** "Remote" in the typed language, and towns and cities; those with open listings first. */
  abstract places(typed: string): Promise<readonly SuggestionBody[]>;
}
