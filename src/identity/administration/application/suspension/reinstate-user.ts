import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checkedReason } from '../../domain/suspension.js';
import { Suspensions } from './suspensions.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';

type ReinstateUserCommand = { readonly userId: number; readonly reason: string };

/**
 * Lifts a suspension for a reason, which is for other admins.
 * @throws UserNotFound, InvalidFields
 */
@UseCase()
export class ReinstateUser {
  constructor(
    private readonly users: UserRepository,
    private readonly suspensions: Suspensions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  execute({ userId, ...entered }: ReinstateUserCommand): Promise<void> {
    const reason = checkedReason(entered.reason);
    return this.unitOfWork.run(async () => {
      let wasSuspended = false;
      await this.users.change(userId, (user) => {
        wasSuspended = user.suspendedAt !== null;
        user.reinstate();
      });
      if (!wasSuspended) return;
      await this.suspensions.lift(userId, this.clock.now());
      await this.audit.add({
        action: 'account.reinstated',
        subject: { kind: 'user', id: userId },
        details: { reason },
      });
    });
  }
}
