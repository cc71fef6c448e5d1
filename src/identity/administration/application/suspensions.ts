export type Suspension = {
  readonly reason: string;
  readonly suspendedAt: Date;
  /** Null while it is in force. */
  readonly liftedAt: Date | null;
};

export abstract class Suspensions {
  abstract add(userId: number, suspension: Omit<Suspension, 'liftedAt'>): Promise<void>;

  abstract lift(userId: number, now: Date): Promise<void>;

  /** The newest one. */
  abstract latest(userId: number): Promise<Suspension | undefined>;

  /** The newest one, if it was lifted and the user has not acknowledged that. */
  abstract lifted(userId: number): Promise<Suspension | undefined>;

  /** Records that the user has acknowledged all lifted suspensions. */
  abstract confirm(userId: number, now: Date): Promise<void>;
}
