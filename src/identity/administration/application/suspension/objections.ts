import type { ObjectionBody } from './objection.view.js';

/** Objections to suspensions: one per suspension, made with a token because suspended users cannot sign in. */
export abstract class Objections {
  /** The token for objecting to the suspension in force; undefined if there is none. */
  abstract token(userId: number): Promise<string | undefined>;

  /**
   * Adds an objection, unless there is one. Undefined for a token that is forged or whose suspension was lifted.
   */
  abstract add(token: string, text: string, now: Date): Promise<'added' | 'repeated' | undefined>;

  /** Those without a decision, oldest first. */
  abstract open(): Promise<readonly ObjectionBody[]>;

  /** Closes an open one and returns whose it is; undefined if there is none. */
  abstract reject(id: number, now: Date): Promise<{ readonly userId: number } | undefined>;
}
