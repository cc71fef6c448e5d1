/** What a search may ask for, suggested while typing. */
export class SuggestionBody {
  /**
   * The text for the search box
   * @example "Dubai, United Arab Emirates"
   */
  readonly label!: string;
  /** What it is: a role for the keywords, or a place for the location */
  readonly kind!: 'role' | 'place';
  /** Number of open listings with that title or at that place; null for other names of a job, which are not counted */
  readonly count!: number | null;
  /** The id of a place, for near; none for "Remote" */
  readonly placeId?: number;
}
