/** Something that takes minutes to show: what it found is told in figures, and it throws where the system does not hold. */
export type Proof = {
  readonly name: string;
  /** Shows it, telling each figure as a line. */
  run(tell: (figure: string) => void): Promise<void>;
};
