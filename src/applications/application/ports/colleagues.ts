import type { CompanyReach, CompanyRole } from '#shared/domain/actor.js';

/** A member of a company, as colleagues see each other. */
export type Colleague = {
  readonly id: number;
  readonly fullName: string;
  readonly avatar: string | null;
  readonly role: CompanyRole;
};

/** A listing, or the company as a whole. */
type Subject = { readonly employerId: number; readonly workplaceId?: number | null };

/** The members of companies, without those who are suspended. */
export abstract class Colleagues {
  /** Those who may read the applications to a listing of their company, or all; owners first, then by name. */
  abstract colleagues(subject: Subject): Promise<readonly Colleague[]>;

  /** What a member may read; undefined for others. Prevents changes to the membership until the transaction ends. */
  abstract lockReach(employerId: number, userId: number): Promise<CompanyReach | undefined>;
}
