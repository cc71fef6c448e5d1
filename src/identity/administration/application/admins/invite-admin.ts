import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checked } from '#shared/domain/field-checks.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { EmailAddress } from '#identity/accounts/domain/email-address.js';
import { EmailTaken } from '#identity/accounts/domain/identity-errors.js';
import { AdminInvited } from '#identity/accounts/domain/user-events.js';
import { AdminInvitations } from './admin-invitations.js';
import { ConfirmedChange } from '#identity/password/application/confirmed-change.js';
import type { Caller } from '#identity/password/application/confirm-password.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';

const INVITATION_DAYS = 7;

type InviteAdminCommand = Caller & { readonly adminId: number; readonly email: string; readonly password: string };

/**
 * Emails a link to become an admin to an address without an account, and revokes an earlier link to it. The inviting
 * admin confirms it with their password.
 * @throws InvalidFields, EmailTaken, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class InviteAdmin {
  constructor(
    private readonly users: UserRepository,
    private readonly invitations: AdminInvitations,
    private readonly confirmedChange: ConfirmedChange,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  execute({ adminId, email: entered, ...caller }: InviteAdminCommand): Promise<number> {
    const address = checked((checks) => EmailAddress.check(checks, entered));
    return this.confirmedChange.execute({ ...caller, userId: adminId, field: 'password' }, async () => {
      if (await this.users.hasEmail(address)) throw new EmailTaken();
      const createdAt = this.clock.now();
      const expiresAt = utc(createdAt).add(INVITATION_DAYS, 'day').toDate();
      const email = address.text;
      const { id, token } = await this.invitations.issue({ adminId, email, createdAt, expiresAt });
      this.unitOfWork.record([new AdminInvited(email, token)]);
      await this.audit.add({ action: 'admin.invited', details: { invitation: id } });
      return id;
    });
  }
}
