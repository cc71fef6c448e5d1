import { UseCase } from '../../../shared/application/use-case.js';
import { UserNotFound, WrongPassword } from '../../domain/identity-errors.js';
import { KnownAddresses } from '../ports/known-addresses.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { UserRepository } from '../ports/user-repository.js';
import { SignInLimits } from '../sign-in-limits.js';

/** `field` is where the form has the password; `address` is the network address of the caller. */
export type ConfirmPasswordCommand = {
  readonly userId: number;
  readonly password: string;
  readonly field: string;
  readonly address: string;
};

/**
 * Checks that the person in front of an open session knows its password. Failures count like failed sign-ins.
 * @throws WrongPassword, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class ConfirmPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly limits: SignInLimits,
    private readonly knownAddresses: KnownAddresses,
  ) {}

  async execute({ userId, password, field, address }: ConfirmPasswordCommand): Promise<void> {
    const user = await this.users.byId(userId);
    if (!user) throw new UserNotFound();
    const takeBackFailure = await this.limits.begin({ account: `user:${userId}`, address, userId });
    if (!(await this.hasher.verify(password, user.passwordHash))) throw new WrongPassword(field);
    await takeBackFailure();
    await this.knownAddresses.remember(userId, address);
  }
}
