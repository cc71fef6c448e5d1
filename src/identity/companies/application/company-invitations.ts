import type { CompanyRole } from '#shared/domain/actor.js';
import type { InvitationBody, OfferedMembershipBody } from './team.view.js';

export type NewInvitation = Omit<InvitationBody, 'id'> & { readonly companyId: number; readonly invitedBy: number };

export type UsedInvitation = {
  readonly id: number;
  readonly companyId: number;
  readonly email: string;
  readonly role: CompanyRole;
  readonly workplaceIds: readonly number[] | null;
};

/** Invitations to companies. Only hashes of their tokens are stored. */
export abstract class CompanyInvitations {
  /** Invitations of a company that can still be accepted, newest first. */
  abstract open(companyId: number): Promise<readonly InvitationBody[]>;

  /** Returns a random token. Replaces an earlier invitation of the same address to the company. */
  abstract issue(invitation: NewInvitation): Promise<{ readonly id: number; readonly token: string }>;

  /** What a valid token offers. */
  abstract offered(token: string): Promise<OfferedMembershipBody | undefined>;

  /** Uses a valid token; only one of concurrent calls succeeds. */
  abstract consume(token: string): Promise<UsedInvitation | undefined>;

  /** False if the company has no such invitation. */
  abstract withdraw(companyId: number, id: number): Promise<boolean>;

  /** Names for the mail about an invitation. */
  abstract names(companyId: number, inviterId: number): Promise<{ readonly company: string; readonly inviter: string }>;
}
