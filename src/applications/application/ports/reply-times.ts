/** How soon companies answer applications. */
export abstract class ReplyTimes {
  /** The next companies by id that have listings, or about which something is stored; at most `limit`. */
  abstract companiesAfter(id: number, limit: number): Promise<number[]>;

  /**
   * For each of the newest applications of a company in a period, the days until its first answer, in fractions; null
   * without one. An answer is a new status or a message. Applications withdrawn within the time to answer do not count,
   * unless they were answered before.
   */
  abstract answers(companyId: number, period: { from: Date; to: Date }): Promise<(number | null)[]>;

  /** Stores within how many days companies usually answer, by their ids; undefined if that is not known. */
  abstract store(days: ReadonlyMap<number, number | undefined>): Promise<void>;
}
