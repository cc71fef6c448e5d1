import { InvalidFields } from '#shared/domain/field-checks.js';
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

  /**
   * Checks hotels to which a reviewer is to be limited; null is no limit.
   * @throws InvalidFields unless all are hotels of the company
   */
  async requireWorkplaces(companyId: number, ids: readonly number[] | null): Promise<void> {
    if (ids === null || (await this.areWorkplaces(companyId, ids))) return;
    const message = 'One of these is not, or no longer, a hotel of your company. Please choose again.';
    throw new InvalidFields([{ field: 'workplaceIds', message }]);
  }

  /** Whether all the ids are of hotels of the company. */
  protected abstract areWorkplaces(companyId: number, ids: readonly number[]): Promise<boolean>;

  /** Those of the ids that are of no company with members. */
  abstract withoutMembers(ids: readonly number[]): Promise<readonly number[]>;
}
