/** A demonstration that takes minutes: prints figures, and throws if a promise is broken. */
export type Proof = {
  readonly name: string;
  /** Runs it and prints each figure on a line. */
  run(tell: (figure: string) => void): Promise<void>;
};
