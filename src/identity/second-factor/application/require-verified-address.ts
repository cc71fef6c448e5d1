import { UseCase } from '#shared/application/use-case.js';
import { EmailNotVerified } from '../../accounts/domain/identity-errors.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

/**
 * Requires a verified email address before a passkey or an authenticator app is added, if addresses can be verified.
 * Otherwise, someone could register with another person's address and add one that outlives the password reset with
 * which that person takes the account over.
 * @throws EmailNotVerified
 */
@UseCase()
export class RequireVerifiedAddress {
  constructor(
    private readonly users: UserRepository,
    private readonly canVerify: boolean,
  ) {}

  async execute(userId: number): Promise<void> {
    if (this.canVerify && !(await this.users.byId(userId))?.isEmailVerified) throw new EmailNotVerified();
  }
}
