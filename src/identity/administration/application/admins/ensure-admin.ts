import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { User } from '#identity/accounts/domain/user.js';
import { CommonPasswords } from '#identity/password/application/common-passwords.js';
import { UserRepository } from '#identity/accounts/application/ports/user-repository.js';
import { RegisterUser } from '#identity/accounts/application/register-user.js';

export type EnsureAdminCommand = { readonly username: string; readonly email: string; readonly password: string };

/**
 * Creates the first admin; admins cannot register themselves.
 * @throws InvalidFields, even if an admin exists; UsernameTaken, EmailTaken
 */
@UseCase()
export class EnsureAdmin {
  constructor(
    private readonly users: UserRepository,
    private readonly registerUser: RegisterUser,
    private readonly commonPasswords: CommonPasswords,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns whether an admin was created. */
  async execute(command: EnsureAdminCommand): Promise<boolean> {
    const admin = { ...command, fullName: 'Administrator', role: 'admin' } as const;
    User.check(admin, (password) => this.commonPasswords.includes(password));
    return this.unitOfWork.run(async () => {
      if (await this.users.anyAdmin()) return false;
      await this.registerUser.execute(admin);
      return true;
    });
  }
}
