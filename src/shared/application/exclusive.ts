/** Sees to it that a piece of work runs once at a time in the whole installation. */
export abstract class Exclusive {
  /** Runs `work` unless some process is at it already; says whether it ran. */
  abstract run(name: string, work: () => Promise<void>): Promise<boolean>;

  /** Whether some process is at it right now; one that died is not. */
  abstract isHeld(name: string): Promise<boolean>;
}
