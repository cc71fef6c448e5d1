import { RateLimiter, type Allowance } from '#shared/application/limits/rate-limiter.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { PasswordResetRequested } from '../../accounts/domain/user-events.js';
import { AccountTokens } from '../../accounts/application/ports/account-tokens.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';

/** Further requests leave the last link valid and send no mail. */
const PER_ACCOUNT: Allowance = { name: 'password-reset-account', points: 5, seconds: 60 * 60 };

/** `login` is a username or an email address. */
type RequestPasswordResetCommand = { readonly login: string };

/** Emails a password reset link to the account's owner, if the account exists, and revokes earlier links. */
@UseCase()
export class RequestPasswordReset {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: AccountTokens,
    private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ login }: RequestPasswordResetCommand): Promise<void> {
    const user = await this.unitOfWork.run(() => this.users.byLogin(login));
    if (!user || (await this.limiter.consume(PER_ACCOUNT, `user:${user.id}`)) > 0) return;
    const { id: userId, email } = user;
    await this.unitOfWork.run(async () => {
      const { token } = await this.tokens.replace({ userId, purpose: 'password_reset', email });
      this.unitOfWork.record([new PasswordResetRequested(userId, token)]);
    });
  }
}
