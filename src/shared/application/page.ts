/** A page of a list, with the total and the cursor of the next page (`undefined` on the last page). */
export type Page<T> = {
  readonly items: readonly T[];
  readonly total: number;
  /** False if `total` is a lower bound, because exact counting would take too long. */
  readonly totalIsExact?: boolean;
  readonly nextCursor?: string;
};

export const LARGEST_PAGE = 100;

/** At most `limit` items, by default the largest page, after `cursor`, or the first ones without it. */
export type PageRequest = { readonly limit?: number; readonly cursor?: string };
