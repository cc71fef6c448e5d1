/** A stretch of a long list: its items, how many there are in all, and where to go on (`undefined` at the end). */
export type Page<T> = {
  readonly items: readonly T[];
  readonly total: number;
  /** False where `total` is only a lower bound, because counting on would cost too much. */
  readonly totalIsExact?: boolean;
  readonly nextCursor?: string;
};

/** Which stretch is asked for: at most `limit` items after `cursor` (from the beginning without one). */
export type PageRequest = { readonly limit: number; readonly cursor?: string };
