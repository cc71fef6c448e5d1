/** Anonymous figures about the data that a retention rule covers now. */
export type Due = {
  readonly count: number;
  /** Earliest relevant date, such as that of a rejection or of the last use; null if there is none. */
  readonly oldest: Date | null;
};
