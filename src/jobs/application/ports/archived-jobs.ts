/** Listings that were put away. */
export abstract class ArchivedJobs {
  /** Deletes at most `limit` listings archived before `time`, with all that refers to them; says how many. */
  abstract deleteArchivedBefore(time: Date, limit: number): Promise<number>;
}
