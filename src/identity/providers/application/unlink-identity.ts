import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { IdentityNotFound } from '../../accounts/domain/identity-errors.js';
import { LinkedIdentities } from './linked-identities.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { RequireWayToSignIn } from './require-way-to-sign-in.js';

type UnlinkIdentityCommand = { readonly userId: number; readonly identityId: number };

/**
 * Unlinks an identity, unless it is the last sign-in method.
 * @throws IdentityNotFound, LastWayToSignIn
 */
@UseCase()
export class UnlinkIdentity {
  constructor(
    private readonly users: UserRepository,
    private readonly identities: LinkedIdentities,
    private readonly requireWayToSignIn: RequireWayToSignIn,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ userId, identityId }: UnlinkIdentityCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      // Locks the account, so that concurrent removals leave one sign-in method.
      const user = await this.users.change(userId, (locked) => locked);
      if (!(await this.identities.remove(userId, identityId))) throw new IdentityNotFound();
      await this.requireWayToSignIn.execute(user);
      await this.audit.add({ action: 'identity.unlinked', subject: { kind: 'user', id: userId } });
    });
  }
}
