import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import type { CompanyRole } from '#shared/domain/actor.js';
import { membership } from '../domain/team.js';
import { Teams } from './teams.js';

/** Whose company it is, and who asks. */
type InCompany = { readonly employerId: number; readonly userId: number };
type OfMember = InCompany & { readonly memberId: number };
type NewRole = OfMember & {
  readonly role: CompanyRole;
  /** The hotels to which a reviewer is limited; null for all of the company. */
  readonly workplaceIds: readonly number[] | null;
};

/** Decisions about the members of a company. */
@UseCases()
export class TeamMembers {
  constructor(
    private readonly teams: Teams,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  /** @throws OwnersOnly, MemberNotFound, LastOwner, InvalidFields */
  async setRole({ employerId, userId, memberId, role, workplaceIds }: NewRole): Promise<void> {
    await this.unitOfWork.run(async () => {
      const changed = membership(role, workplaceIds);
      await this.teams.change([employerId], async (team) => {
        await this.teams.requireWorkplaces(employerId, changed.workplaceIds);
        team?.setRole(userId, memberId, changed);
      });
      const details = { member: memberId, role };
      await this.audit.add({ action: 'company.role-changed', subject: { kind: 'company', id: employerId }, details });
    });
  }

  /** @throws OwnersOnly, MemberNotFound, LastOwner */
  async remove({ employerId, userId, memberId }: OfMember): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.teams.change([employerId], (team) => team?.remove(userId, memberId));
      const details = { member: memberId };
      await this.audit.add({ action: 'company.member-removed', subject: { kind: 'company', id: employerId }, details });
    });
  }

  /** @throws MemberNotFound, LastOwner */
  async leave({ employerId, userId }: InCompany): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.teams.change([employerId], (team) => team?.leave(userId));
      const details = { member: userId };
      await this.audit.add({ action: 'company.member-left', subject: { kind: 'company', id: employerId }, details });
    });
  }
}
