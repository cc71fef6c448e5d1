/** Lets work run once at a time across all processes of the installation. */
export abstract class DistributedLock {
  /** Runs `work` unless another holder has the lock; returns whether it ran. */
  abstract tryRun(name: string, work: () => Promise<void>): Promise<boolean>;

  /** Whether a live process holds the lock. */
  abstract isHeld(name: string): Promise<boolean>;
}
