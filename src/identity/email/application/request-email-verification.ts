import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { EmailVerificationRequested } from '../../accounts/domain/user-events.js';
import { AccountTokens } from '../../accounts/application/ports/account-tokens.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

type RequestEmailVerificationCommand = { readonly userId: number };

/** Emails a link to verify an account's address, unless it is verified, and revokes earlier links. */
@UseCase()
export class RequestEmailVerification {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ userId }: RequestEmailVerificationCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.byId(userId);
      if (!user || user.isEmailVerified) return;
      const { token } = await this.tokens.replace({ userId, purpose: 'email_verification', email: user.email });
      this.unitOfWork.record([new EmailVerificationRequested(userId, token)]);
    });
  }
}
