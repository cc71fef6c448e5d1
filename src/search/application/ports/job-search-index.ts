/** Keeps the search index small; handlers of events write it. */
export abstract class JobSearchIndex {
  /** Removes up to `limit` listings that closed before `time`; returns the number removed. */
  abstract removeClosedBefore(time: Date, limit: number): Promise<number>;

  /** Forgets up to `limit` changes of listings before `time`; returns the number forgotten. */
  abstract removeChangesBefore(time: Date, limit: number): Promise<number>;

  /** Recounts the words of open listings, the vocabulary for spelling corrections. */
  abstract countWords(): Promise<void>;
}
