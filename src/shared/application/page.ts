/** A page of a list, with the total and the cursor of the next page (`undefined` on the last page). */
export type Page<T> = {
  readonly items: readonly T[];
  readonly total: number;
  /** False if `total` is a lower bound, because exact counting would take too long. */
  readonly totalIsExact?: boolean;
  readonly nextCursor?: string;
};

/** At most `limit` items after `cursor`, or the first ones without it. */
export type PageRequest = { readonly limit: number; readonly cursor?: string };
