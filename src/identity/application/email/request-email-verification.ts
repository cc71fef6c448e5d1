import { Clock } from '../../../shared/application/clock.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { EmailVerificationRequested } from '../../domain/user-events.js';
import { AccountTokens } from '../ports/account-tokens.js';
import { UserRepository } from '../ports/user-repository.js';

/** Lifetime of the link in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;

type RequestEmailVerificationCommand = { readonly userId: number };

/** Emails a link to verify an account's address, unless it is verified, and revokes earlier links. */
@UseCase()
export class RequestEmailVerification {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ userId }: RequestEmailVerificationCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.byId(userId);
      if (!user || user.isEmailVerified) return;
      const expiresAt = new Date(this.clock.now().getTime() + LIFETIME);
      await this.tokens.revoke(userId, 'email_verification');
      const { email } = user;
      const token = await this.tokens.issue({ userId, purpose: 'email_verification', email, expiresAt });
      this.unitOfWork.record([new EmailVerificationRequested(userId, token)]);
    });
  }
}
