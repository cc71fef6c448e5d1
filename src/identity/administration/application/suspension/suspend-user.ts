import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { LastAdmin, UserNotFound } from '#identity/accounts/domain/identity-errors.js';
import { checkedReason, OwnAccount } from '../../domain/suspension.js';
import { SuspendAccount } from './suspend-account.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';

type SuspendUserCommand = { readonly adminId: number; readonly userId: number; readonly reason: string };

/**
 * Suspends an account for an admin, as `SuspendAccount` does.
 * @throws UserNotFound, InvalidFields, OwnAccount, LastAdmin
 */
@UseCase()
export class SuspendUser {
  constructor(
    private readonly users: UserRepository,
    private readonly suspendAccount: SuspendAccount,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ adminId, userId, ...entered }: SuspendUserCommand): Promise<void> {
    const reason = checkedReason(entered.reason);
    return this.unitOfWork.run(async () => {
      if (userId === adminId) throw new OwnAccount();
      const found = await this.users.byId(userId);
      if (!found) throw new UserNotFound();
      // Locks all admins, so that two of them cannot suspend each other.
      if (found.role === 'admin' && !(await this.users.hasOtherAdmin(userId))) throw new LastAdmin();
      await this.suspendAccount.execute({ userId, reason });
    });
  }
}
