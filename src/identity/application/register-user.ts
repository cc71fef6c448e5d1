import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { Role } from '../../shared/domain/actor.js';
import { trimmed } from '../../shared/domain/field-checks.js';
import { User } from '../domain/user.js';
import { KnownAddresses } from './ports/known-addresses.js';
import { PasswordHasher } from './ports/password-hasher.js';
import { UserRepository } from './ports/user-repository.js';

export type RegisterUserCommand = {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  readonly role: Role;
  /** For employers; their company goes by their own name without it. */
  readonly companyName?: string | null;
  /** The network address of the caller, where there is one. */
  readonly address?: string;
};

/**
 * Makes an account, with the profile that goes with its role.
 * @throws InvalidFields, UsernameTaken, EmailTaken
 */
@UseCase()
export class RegisterUser {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly knownAddresses: KnownAddresses,
  ) {}

  async execute(command: RegisterUserCommand): Promise<User> {
    const checked = User.check(command);
    const passwordHash = await this.hasher.hash(command.password);
    const registered = await this.unitOfWork.run(async () => {
      const id = await this.users.nextId();
      const companyName = trimmed(command.companyName) || null;
      const user = User.register({ ...checked, id, passwordHash, companyName }, this.clock.now());
      await this.users.add(user);
      return user;
    });
    if (command.address !== undefined) await this.knownAddresses.remember(registered.id, command.address);
    return registered;
  }
}
