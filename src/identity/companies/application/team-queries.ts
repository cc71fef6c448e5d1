import type { MemberBody } from './team.view.js';

export abstract class TeamQueries {
  /** The members of a company, owners first, then by name. */
  abstract members(companyId: number): Promise<readonly MemberBody[]>;
}
