import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { Clock } from '../../../shared/application/clock.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { SignInAgain, UserNotFound, WrongPassword } from '../../domain/identity-errors.js';
import { KnownAddresses } from '../ports/known-addresses.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { UserRepository } from '../ports/user-repository.js';
import { SignInLimits } from '../sign-in-limits.js';

/** Who calls: the network address, and when the session began. */
export type Caller = { readonly address: string; readonly signedInAt: Date | undefined };

/** `field` is where the form has the password. */
type ConfirmPasswordCommand = Caller & {
  readonly userId: number;
  readonly password: string;
  readonly field: string;
};

/** How long a sign-in confirms changes of an account without a password, in milliseconds. */
const RECENTLY = 10 * 60 * 1000;

/**
 * Checks that the person in front of an open session knows its password. Failures count like failed sign-ins.
 * Where the account has no password, a recent sign-in will do.
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
    const takeBackFailure = await this.limits.begin({ account: `user:${userId}`, address, userId });
    if (!(await this.hasher.verify(password, user.passwordHash))) {
      await this.audit.add({
        action: 'sign-in.failed',
        subject: { kind: 'user', id: userId },
        details: { confirmation: true },
      });
      throw new WrongPassword(field);
    }
    await takeBackFailure();
    await this.knownAddresses.remember(userId, address);
  }

  private requireRecent(signedInAt: Date | undefined): void {
    if (!signedInAt || this.clock.now().getTime() - signedInAt.getTime() > RECENTLY) throw new SignInAgain();
  }
}
