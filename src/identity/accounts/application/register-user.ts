import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Language } from '#shared/domain/values/language.js';
import type { Role } from '#shared/domain/actor.js';
import { normalText } from '#shared/domain/text/normal-text.js';
import { User } from '../domain/user.js';
import { CommonPasswords } from '../../password/application/common-passwords.js';
import { PasswordHasher } from '../../password/application/password-hasher.js';
import { UserRepository } from './ports/user-repository.js';

export type RegisterUserCommand = {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  /** Null for an account without a password. */
  readonly password: string | null;
  readonly role: Role;
  /** Whether a provider has verified the email address. */
  readonly isEmailVerified?: boolean;
  /** The language of the registration. */
  readonly language?: Language | null | undefined;
  /** For employers; defaults to their full name. */
  readonly companyName?: string | null;
  /** Whether an employer joins a company instead of founding one. */
  readonly joinsCompany?: boolean;
};

/**
 * Creates an account and the profile of its role.
 * @throws InvalidFields, UsernameTaken, EmailTaken
 */
@UseCase()
export class RegisterUser {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly commonPasswords: CommonPasswords,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(command: RegisterUserCommand): Promise<User> {
    const checked = User.check(command, (password) => this.commonPasswords.includes(password));
    const { password, isEmailVerified, joinsCompany, language } = command;
    const passwordHash = password === null ? null : await this.hasher.hash(password);
    return this.unitOfWork.run(async () => {
      const id = await this.users.nextId();
      const companyName = normalText(command.companyName ?? '') || null;
      const user = User.register(
        { ...checked, id, passwordHash, companyName, joinsCompany, isEmailVerified, language },
        this.clock.now(),
      );
      await this.users.add(user);
      return user;
    });
  }
}
