import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { LastAdmin, UserNotFound } from '../../accounts/domain/identity-errors.js';
import { checkedReason, OwnAccount } from '../domain/suspension.js';
import { Suspensions } from './suspensions.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

type SuspendUserCommand = { readonly adminId: number; readonly userId: number; readonly reason: string };

/**
 * Suspends an account and ends its sessions; for admins. Other modules hide its content on `AccountSuspended`.
 * Suspending again changes nothing.
 * @throws UserNotFound, InvalidFields, OwnAccount, LastAdmin
 */
@UseCase()
export class SuspendUser {
  constructor(
    private readonly users: UserRepository,
    private readonly suspensions: Suspensions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  execute({ adminId, userId, ...entered }: SuspendUserCommand): Promise<void> {
    const reason = checkedReason(entered.reason);
    return this.unitOfWork.run(async () => {
      if (userId === adminId) throw new OwnAccount();
      const found = await this.users.byId(userId);
      if (!found) throw new UserNotFound();
      // Locks all admins, so that two of them cannot suspend each other.
      if (found.role === 'admin' && !(await this.users.hasOtherAdmin(userId))) throw new LastAdmin();
      const now = this.clock.now();
      let isNew = false;
      await this.users.change(userId, (user) => {
        isNew = user.suspendedAt === null;
        user.suspend(reason, now);
      });
      if (!isNew) return;
      await this.suspensions.add(userId, { reason, suspendedAt: now });
      await this.audit.add({ action: 'account.suspended', subject: { kind: 'user', id: userId } });
    });
  }
}
