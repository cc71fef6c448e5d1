import { UseCase } from '#shared/application/use-case.js';
import { UserNotFound } from '../../accounts/domain/identity-errors.js';
import { SecondFactorIsOn } from '../domain/second-factor.js';
import { ConfirmPassword, type Caller } from '../../password/application/confirm-password.js';
import { OneTimeCodes, SecondFactors } from './second-factors.js';
import { UserRepository } from '../../accounts/application/ports/user-repository.js';
import { RequirePassedFactor, type RequirePassedFactorCommand } from './require-passed-factor.js';
import { RequireVerifiedAddress } from './require-verified-address.js';

type ProposeSecondFactorCommand = Caller & RequirePassedFactorCommand & { readonly password: string };

/** The secret to type into the app, and the address for a QR code. */
type ProposedSecondFactor = { readonly secret: string; readonly address: string };

/**
 * Confirms the password and creates a secret for the authenticator app. It takes effect with a first code.
 * @throws WrongPassword, SignInAgain, PassSecondFactorFirst, EmailNotVerified, SecondFactorIsOn, TooManyAttempts,
 * RateLimiterFailed
 */
@UseCase()
export class ProposeSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly confirmPassword: ConfirmPassword,
    private readonly requirePassedFactor: RequirePassedFactor,
    private readonly requireVerifiedAddress: RequireVerifiedAddress,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
  ) {}

  async execute({ session, ...command }: ProposeSecondFactorCommand): Promise<ProposedSecondFactor> {
    const { userId } = command;
    await this.confirmPassword.execute({ ...command, field: 'password' });
    await this.requirePassedFactor.execute({ userId, session });
    await this.requireVerifiedAddress.execute(userId);
    const user = await this.users.byId(userId);
    if (!user) throw new UserNotFound();
    const secret = this.codes.newSecret();
    if (!(await this.factors.propose(userId, secret))) throw new SecondFactorIsOn();
    return { secret, address: this.codes.addressOf(secret, user.username) };
  }
}
