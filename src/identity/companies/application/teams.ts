import type { Team } from '../domain/team.js';

/** The members of companies. A company has the id of the user who founded it. */
export abstract class Teams {
  /** The company of a user, if any. */
  abstract companyOf(userId: number): Promise<number | undefined>;

  /**
   * Changes the members of companies, which are locked until the unit of work ends. Events tell who left.
   * @throws whatever `change` throws
   */
  abstract change<Result>(
    companyIds: readonly number[],
    change: (...teams: readonly Team[]) => Result | Promise<Result>,
  ): Promise<Result>;

  /** Whether a company has listings that are not archived. */
  abstract hasListings(companyId: number): Promise<boolean>;

  /** Those of the ids that are of no company with members. */
  abstract withoutMembers(ids: readonly number[]): Promise<readonly number[]>;
}
