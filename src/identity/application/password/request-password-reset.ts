import { Clock } from '../../../shared/application/clock.js';
import { RateLimiter, type Allowance } from '../../../shared/application/limits/rate-limiter.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { PasswordResetRequested } from '../../domain/user-events.js';
import { AccountTokens } from '../ports/account-tokens.js';
import { UserRepository } from '../ports/user-repository.js';

const HOUR = 60 * 60;
/** Lifetime of a link in milliseconds. */
export const RESET_LIFETIME = HOUR * 1000;
/** Further requests leave the last link valid and send no mail. */
const PER_ACCOUNT: Allowance = { name: 'password-reset-account', points: 5, seconds: HOUR };

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
    private readonly clock: Clock,
  ) {}

  async execute({ login }: RequestPasswordResetCommand): Promise<void> {
    const user = await this.unitOfWork.run(() => this.users.byLogin(login));
    if (!user || (await this.limiter.consume(PER_ACCOUNT, `user:${user.id}`)) > 0) return;
    const { id: userId, email } = user;
    const expiresAt = new Date(this.clock.now().getTime() + RESET_LIFETIME);
    await this.unitOfWork.run(async () => {
      await this.tokens.revoke(userId, 'password_reset');
      const token = await this.tokens.issue({ userId, purpose: 'password_reset', email, expiresAt });
      this.unitOfWork.record([new PasswordResetRequested(userId, token)]);
    });
  }
}
