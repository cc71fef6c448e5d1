import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { SignInAgain, UserNotFound, WrongPassword } from '../../accounts/domain/identity-errors.js';
import { KnownAddresses } from '../../accounts/application/ports/known-addresses.js';
import { PasswordHasher } from './password-hasher.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { SignInLimits } from '../../sign-in/application/sign-in-limits.js';

/** The caller's network address, and the time of sign-in. */
export type Caller = { readonly address: string; readonly signedInAt: Date | undefined };

/** `field` is the name of the password field in the form. */
export type ConfirmPasswordCommand = Caller & {
  readonly userId: number;
  readonly password: string;
  readonly field: string;
};

/** How long a sign-in confirms changes to an account without a password. */
const CONFIRMED_MINUTES = 10;

/**
 * Confirms the password of a signed-in user. Failures count as failed sign-ins. An account without a password needs a
 * recent sign-in instead.
 * @throws WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class ConfirmPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: SignInLimits,
    private readonly knownAddresses: KnownAddresses,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async execute({ userId, password, field, address, signedInAt }: ConfirmPasswordCommand): Promise<void> {
    const user = await this.users.byId(userId);
    if (!user) throw new UserNotFound();
    if (user.passwordHash === null) return this.requireRecent(signedInAt);
    const refund = await this.limits.begin({ account: `user:${userId}`, address, userId });
    if (!(await this.hasher.verify(password, user.passwordHash))) {
      await this.audit.add({
        action: 'sign-in.failed',
        subject: { kind: 'user', id: userId },
        details: { confirmation: true },
      });
      throw new WrongPassword(field);
    }
    await refund();
    await this.knownAddresses.add(userId, address);
  }

  private requireRecent(signedInAt: Date | undefined): void {
    const since = utc(this.clock.now()).subtract(CONFIRMED_MINUTES, 'minute').toDate();
    if (!signedInAt || signedInAt < since) throw new SignInAgain();
  }
}
