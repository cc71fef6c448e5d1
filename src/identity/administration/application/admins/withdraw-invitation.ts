import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { InvitationNotFound } from '#identity/accounts/domain/identity-errors.js';
import { AdminInvitations } from './admin-invitations.js';

type WithdrawInvitationCommand = { readonly invitationId: number };

/** @throws InvitationNotFound */
@UseCase()
export class WithdrawInvitation {
  constructor(
    private readonly invitations: AdminInvitations,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ invitationId }: WithdrawInvitationCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.invitations.withdraw(invitationId))) throw new InvitationNotFound();
      await this.audit.add({ action: 'admin.invitation-withdrawn', details: { invitation: invitationId } });
    });
  }
}
