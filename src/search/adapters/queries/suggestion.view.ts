/** What a search may ask for or a profile may say, suggested while typing. */
export class SuggestionBody {
  /**
   * The text for the box
   * @example "Dubai, United Arab Emirates"
   */
  readonly label!: string;
  /** What it is: a role for the keywords, a place for the location, or a skill */
  readonly kind!: 'role' | 'place' | 'skill';
  /** Number of open listings with that title, at that place or that ask for it; null for other names of a job, which are not counted */
  readonly count!: number | null;
  /** The id of a place, for near; none for "Remote" */
  readonly placeId?: number;
}
