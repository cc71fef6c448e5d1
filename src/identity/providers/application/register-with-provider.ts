import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { EmailAddress } from '../../accounts/domain/email-address.js';
import { IdentityTaken } from '../../accounts/domain/identity-errors.js';
import type { User } from '../../accounts/domain/user.js';
import { LinkedIdentities, type ProviderIdentity } from './linked-identities.js';
import { RegisterUser, type RegisterUserCommand } from '../../accounts/application/register-user.js';

type RegisterWithProviderCommand = Omit<RegisterUserCommand, 'password' | 'isEmailVerified'> & {
  readonly identity: ProviderIdentity;
};

/**
 * Creates an account that signs in with a provider and has no password.
 * @throws InvalidFields, UsernameTaken, EmailTaken, IdentityTaken
 */
@UseCase()
export class RegisterWithProvider {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly identities: LinkedIdentities,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ identity, ...entered }: RegisterWithProviderCommand): Promise<User> {
    const isEmailVerified = identity.isEmailVerified && isSameEmail(identity.email, entered.email);
    return this.unitOfWork.run(async () => {
      const user = await this.registerUser.execute({ ...entered, password: null, isEmailVerified });
      if (!(await this.identities.add(user.id, identity, this.clock.now()))) throw new IdentityTaken();
      return user;
    });
  }
}

function isSameEmail(vouched: string | null, entered: string): boolean {
  return vouched !== null && EmailAddress.known(vouched).key === EmailAddress.known(entered.trim()).key;
}
