import type { CompanyReach } from '#shared/domain/actor.js';

/** Who gets the mails to a party: a company, a job seeker or an admin. */
export abstract class Audiences {
  /** Who hires for a company, or the person. */
  abstract people(partyId: number): Promise<readonly number[]>;

  /** The owners of a company, or the person. */
  abstract owners(partyId: number): Promise<readonly number[]>;

  /** The members of a company who read the applications to a listing of a hotel, or of none. */
  abstract readers(companyId: number, workplaceId: number | null): Promise<readonly number[]>;

  /** What a member reads of the company; undefined for others. */
  abstract reach(userId: number): Promise<CompanyReach | undefined>;

  /** For whom the user acts; undefined for employers without a company. */
  abstract of(userId: number): Promise<number | undefined>;
}
