import type { SuspensionBody } from './suspension.view.js';

export abstract class Suspensions {
  abstract add(userId: number, suspension: Omit<SuspensionBody, 'liftedAt'>): Promise<void>;

  /** The admin who suspended an account that is suspended; null if unknown. */
  abstract suspendedBy(userId: number): Promise<number | null>;

  abstract lift(userId: number, now: Date): Promise<void>;

  /** The newest one. */
  abstract latest(userId: number): Promise<SuspensionBody | undefined>;

  /** The newest one, if it was lifted and the user has not acknowledged that. */
  abstract lifted(userId: number): Promise<SuspensionBody | undefined>;

  /** Records that the user has acknowledged all lifted suspensions. */
  abstract confirm(userId: number, now: Date): Promise<void>;
}
