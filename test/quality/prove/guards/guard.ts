/** One access check, and the source without it. */
export type Guard = {
  /** Path below the project. */
  readonly file: string;
  readonly line: number;
  /** How it is removed. */
  readonly removal: string;
  readonly without: string;
  /** The routes that it protects, such as `GET /api/jobs/{id}`; undefined: possibly all. */
  readonly routes?: readonly string[];
  /** The tests most likely to fail without it; undefined: the authorization matrix. */
  readonly spec?: string;
};
