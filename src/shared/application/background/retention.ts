/** What a retention rule applies to now. It names nobody. */
export type Due = {
  readonly count: number;
  /** When the oldest of them began to count; null if there is none. */
  readonly oldest: Date | null;
};
