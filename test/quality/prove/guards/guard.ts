/** One access check, and the source without it. */
export type Guard = {
  /** Path below the project. */
  readonly file: string;
  readonly line: number;
  /** How it is removed. */
  readonly removal: string;
  readonly without: string;
  /** The routes that it protects, such as `GET /api/jobs/{id}`; undefined if it may be all. */
  readonly routes?: readonly string[];
  /** The tests most likely to fail without it; the authorization matrix if undefined. */
  readonly spec?: string;
  /** Whether only the tests of its module are about it, not those of all routes. */
  readonly isOfModule?: boolean;
};
