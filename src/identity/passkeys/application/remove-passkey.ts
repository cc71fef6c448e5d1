import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { PasskeyNotFound } from '../../accounts/domain/identity-errors.js';
import { Passkeys } from './passkeys.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { RequireWayToSignIn } from '../../providers/application/require-way-to-sign-in.js';
import { RequireSecondFactor } from '../../second-factor/application/require-second-factor.js';

type RemovePasskeyCommand = { readonly userId: number; readonly passkeyId: number };

/**
 * Removes a passkey, unless it is the last sign-in method or the second factor required of an admin.
 * @throws PasskeyNotFound, LastWayToSignIn, SecondFactorNeeded
 */
@UseCase()
export class RemovePasskey {
  constructor(
    private readonly users: UserRepository,
    private readonly passkeys: Passkeys,
    private readonly requireWayToSignIn: RequireWayToSignIn,
    private readonly requireSecondFactor: RequireSecondFactor,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ userId, passkeyId }: RemovePasskeyCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      // Locks the account, so that concurrent removals leave one sign-in method.
      const user = await this.users.change(userId, (locked) => locked);
      if (!(await this.passkeys.remove(userId, passkeyId))) throw new PasskeyNotFound();
      await this.requireWayToSignIn.execute(user);
      await this.requireSecondFactor.execute(user);
      await this.audit.add({ action: 'passkey.removed', subject: { kind: 'user', id: userId } });
    });
  }
}
