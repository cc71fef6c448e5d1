import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import type { CompanyRole } from '#shared/domain/actor.js';
import type { Language } from '#shared/domain/values/language.js';
import { LinkNotValid } from '#shared/domain/link-not-valid.js';
import { foldText } from '#shared/domain/text/folded-text.js';
import { RegisterUser } from '#identity/accounts/application/register-user.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import type { User } from '#identity/accounts/domain/user.js';
import { HasCompany, HasListings, OnlyEmployersJoin, OtherAddress } from '../domain/company-errors.js';
import { membership, type Membership, type Team } from '../domain/team.js';
import { CompanyInvitations, type UsedInvitation } from './company-invitations.js';
import { Teams } from './teams.js';

type NewMember = {
  readonly token: string;
  readonly username: string;
  readonly fullName: string;
  readonly password: string;
  readonly language?: Language | null;
};

/** A new account and its membership. */
type Joined = { readonly user: User; readonly employerId: number; readonly companyRole: CompanyRole };

/** Joining a company through an invitation. A rejected attempt leaves the link valid. */
@UseCases()
export class JoinCompany {
  constructor(
    private readonly invitations: CompanyInvitations,
    private readonly teams: Teams,
    private readonly users: UserRepository,
    private readonly registerUser: RegisterUser,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    /** Whether invitations are mailed, which proves the address. */
    private readonly isMailed: boolean,
  ) {}

  /**
   * Registers an employer who joins the company instead of founding one.
   * @throws LinkNotValid, TooManyMembers, InvalidFields, UsernameTaken, EmailTaken
   */
  async register({ token, ...entered }: NewMember): Promise<Joined> {
    // Before hashing the password, so that guessing tokens stays cheap for the server.
    if (!(await this.invitations.offered(token))) throw new LinkNotValid();
    return this.unitOfWork.run(async () => {
      const invitation = await this.consumed(token);
      const { email } = invitation;
      const account = { ...entered, email, role: 'employer', isEmailVerified: this.isMailed } as const;
      const user = await this.registerUser.execute({ ...account, joinsCompany: true });
      await this.teams.change([invitation.companyId], (team) => team?.join(user.id, membershipIn(invitation)));
      await this.note(invitation, user.id);
      return { user, employerId: invitation.companyId, companyRole: invitation.role };
    });
  }

  /**
   * Moves an employer to the company. Their own must be empty, and ends.
   * @throws LinkNotValid, OnlyEmployersJoin, OtherAddress, AlreadyMember, HasCompany, HasListings, TooManyMembers
   */
  async join({ token, userId }: { readonly token: string; readonly userId: number }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const invitation = await this.consumed(token);
      // Locked, so that nobody joins two companies at once.
      const user = await this.users.change(userId, (locked) => locked);
      if (user.role !== 'employer') throw new OnlyEmployersJoin();
      if (user.emailKey !== foldText(invitation.email)) throw new OtherAddress();
      const currentId = await this.teams.companyOf(userId);
      const { companyId } = invitation;
      const ids = currentId === undefined || currentId === companyId ? [companyId] : [companyId, currentId];
      await this.teams.change(ids, async (team, current) => {
        if (current) await this.requireFree(current, userId);
        team?.join(userId, membershipIn(invitation));
        current?.release(userId);
      });
      await this.note(invitation, userId);
    });
  }

  private async consumed(token: string): Promise<UsedInvitation> {
    const invitation = await this.invitations.consume(token);
    if (!invitation) throw new LinkNotValid();
    return invitation;
  }

  private async requireFree(current: Team, userId: number): Promise<void> {
    if (!current.members.has(userId)) return;
    if (!current.isOnlyOf(userId)) throw new HasCompany();
    if (await this.teams.hasListings(current.companyId)) throw new HasListings();
  }

  private note({ id, companyId, role }: UsedInvitation, userId: number): Promise<void> {
    const subject = { kind: 'company', id: companyId } as const;
    const details = { invitation: id, member: userId, role };
    return this.audit.add({ action: 'company.member-joined', subject, actorId: userId, details });
  }
}

function membershipIn({ role, workplaceIds }: UsedInvitation): Membership {
  return membership(role, workplaceIds);
}
