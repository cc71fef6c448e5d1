/** One thing that keeps somebody out, and how the source reads without it. */
export type Guard = {
  /** Path below the project. */
  readonly file: string;
  readonly line: number;
  /** What is done to it. */
  readonly removal: string;
  readonly without: string;
  /** The routes at which it stands, as `GET /api/jobs/{id}`; undefined: perhaps at all. */
  readonly routes?: readonly string[];
  /** The tests that are most likely to miss it; undefined: the matrix of who may do what. */
  readonly spec?: string;
};
