/** Prints a figure. */
export type Report = (figure: string) => void;

/** A demonstration that takes minutes: reports figures, and throws if a promise is broken. */
export type Proof = {
  readonly name: string;
  run(report: Report): Promise<void>;
};
