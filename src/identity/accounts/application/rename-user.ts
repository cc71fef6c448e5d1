import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { User } from '../domain/user.js';
import { UserRepository } from './ports/user-repository.js';

type RenameUserCommand = { readonly userId: number; readonly fullName: string };

/**
 * Changes the displayed name.
 * @throws InvalidFields, UserNotFound
 */
@UseCase()
export class RenameUser {
  constructor(
    private readonly users: UserRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ userId, fullName }: RenameUserCommand): Promise<User> {
    return this.unitOfWork.run(async () => {
      const renamed = await this.users.change(userId, (user) => {
        user.rename(fullName);
        return user;
      });
      await this.audit.add({ action: 'account.renamed', subject: { kind: 'user', id: userId } });
      return renamed;
    });
  }
}
