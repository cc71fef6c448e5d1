import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import type { CompanyRole } from '#shared/domain/actor.js';
import { checked } from '#shared/domain/field-checks.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { EmailAddress } from '#identity/accounts/domain/email-address.js';
import { InvitationNotFound } from '#identity/accounts/domain/identity-errors.js';
import { MemberInvited } from '../domain/company-events.js';
import { INVITATION_DAYS, membership } from '../domain/team.js';
import { CompanyInvitations } from './company-invitations.js';
import type { NewInvitationBody } from './team.view.js';
import { Teams } from './teams.js';

/** Whose company it is, and who asks. */
type InCompany = { readonly employerId: number; readonly userId: number };

type NewInvitation = InCompany & {
  readonly email: string;
  readonly role: CompanyRole;
  /** The hotels to which a reviewer is limited; null for all of the company. */
  readonly workplaceIds: readonly number[] | null;
};

/** How invitations reach people. */
export type InvitationSettings = { readonly publicUrl: string; readonly sendsMail: boolean };

/** Invitations of an owner. */
@UseCases()
export class MemberInvitations {
  constructor(
    private readonly teams: Teams,
    private readonly invitations: CompanyInvitations,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly settings: InvitationSettings,
  ) {}

  /**
   * Mails a link to join the company, or returns it where the site sends no mail, and revokes an earlier one to the same
   * address. It does not tell whether the address has an account.
   * @throws InvalidFields, OwnersOnly, TooManyMembers
   */
  invite(command: NewInvitation): Promise<NewInvitationBody> {
    const { employerId, userId } = command;
    const { role, workplaceIds } = membership(command.role, command.workplaceIds);
    const email = checked((checks) => EmailAddress.check(checks, command.email)).text;
    return this.unitOfWork.run(async () => {
      await this.teams.change([employerId], (team) => {
        team?.requireOwner(userId);
        team?.requireRoom();
      });
      await this.teams.requireWorkplaces(employerId, workplaceIds);
      const createdAt = this.clock.now();
      const invitation = {
        email,
        role,
        workplaceIds,
        createdAt,
        expiresAt: utc(createdAt).add(INVITATION_DAYS, 'day').toDate(),
      };
      const issued = await this.invitations.issue({ ...invitation, companyId: employerId, invitedBy: userId });
      const { id, token } = issued;
      await this.note('company.member-invited', employerId, { invitation: id, role });
      if (!this.settings.sendsMail) return { ...invitation, id, link: linkTo(this.settings, token) };
      const { company, inviter } = await this.invitations.names(employerId, userId);
      this.unitOfWork.record([new MemberInvited(email, token, company, inviter)]);
      return { ...invitation, id, link: null };
    });
  }

  /** @throws OwnersOnly, InvitationNotFound */
  withdraw({ employerId, userId, invitationId }: InCompany & { readonly invitationId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.teams.change([employerId], (team) => team?.requireOwner(userId));
      if (!(await this.invitations.withdraw(employerId, invitationId))) throw new InvitationNotFound();
      await this.note('company.invitation-withdrawn', employerId, { invitation: invitationId });
    });
  }

  private note(
    action: 'company.member-invited' | 'company.invitation-withdrawn',
    id: number,
    details: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    return this.audit.add({ action, subject: { kind: 'company', id }, details });
  }
}

function linkTo({ publicUrl }: InvitationSettings, token: string): string {
  return `${publicUrl}/company-invitation#${token}`;
}
