/** A suspension of an account. */
export type Suspension = {
  readonly reason: string;
  readonly suspendedAt: Date;
  /** Null while it is in force. */
  readonly liftedAt: Date | null;
};

/** Why and when accounts were suspended. */
export abstract class Suspensions {
  abstract add(userId: number, suspension: Omit<Suspension, 'liftedAt'>): Promise<void>;

  abstract lift(userId: number, now: Date): Promise<void>;

  /** The newest one. */
  abstract latest(userId: number): Promise<Suspension | undefined>;

  /** All of them, the newest first. */
  abstract of(userId: number): Promise<readonly Suspension[]>;

  /** The newest one if it was lifted and its user has not confirmed to know that. */
  abstract lifted(userId: number): Promise<Suspension | undefined>;

  /** The user knows of all that were lifted. */
  abstract confirm(userId: number, now: Date): Promise<void>;
}
