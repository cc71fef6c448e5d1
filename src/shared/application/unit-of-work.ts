/** Everything done inside `run` is stored together or not at all. */
export abstract class UnitOfWork {
  /** Runs `work` in one transaction; a unit of work inside another joins it. A throw undoes everything. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /** Runs `effect` once the current transaction is stored (at once where there is none); for what leaves the process. */
  abstract afterCommit(effect: () => void | Promise<void>): void;
}
