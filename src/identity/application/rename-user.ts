import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { User } from '../domain/user.js';
import { UserRepository } from './ports/user-repository.js';

export type RenameUserCommand = { readonly userId: number; readonly fullName: string };

/**
 * Changes the name that others see.
 * @throws InvalidFields, UserNotFound
 */
@UseCase()
export class RenameUser {
  constructor(
    private readonly users: UserRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ userId, fullName }: RenameUserCommand): Promise<User> {
    return this.unitOfWork.run(() => this.users.change(userId, (user) => user.rename(fullName)));
  }
}
